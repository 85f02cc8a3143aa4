/**
 * The checktestdata language: descriptions of the inputs of a problem. Comments that begin with
 * "harness:" say what the language cannot; their own words are words in such a comment only.
 */
grammar Checktestdata;

@lexer::members {
  private boolean isTold;

  private static final java.util.regex.Pattern TELLING =
      java.util.regex.Pattern.compile(
          "#[ \\t]*harness(?:[ \\t]*:|[ \\t]+(?:tree|graph|permutation|grid|sum)\\b)",
          java.util.regex.Pattern.CASE_INSENSITIVE);

  private boolean isTelling() {
    int begin = _tokenStartCharIndex;
    String next = _input.getText(org.antlr.v4.runtime.misc.Interval.of(begin, begin + 60));
    return TELLING.matcher(next).lookingAt();
  }
}

program
  : block EOF
  ;

block
  : (structure | command)*
  ;

/** Says something of the next loop in the same block. */
structure
  : HARNESS kind = (TREE | PERMUTATION) expression LINE_END                   # listed
  | HARNESS GRAPH expression expression? property* LINE_END                   # graph
  | HARNESS GRID characterRule* LINE_END                                               # grid
  | HARNESS SUM OF expression OVER ALL CASES atMost expression LINE_END            # total
  ;

atMost
  : '<='
  | AT_MOST
  ;

property
  : SIMPLE
  | CONNECTED
  | DIRECTED
  | BIPARTITE
  | DAG
  ;

command
  : simple                                                                    # simpleCommand
  | (REP '(' | REPI '(' variable ',') expression (',' simple)? ')' block END  # repeat
  | (WHILE '(' | WHILEI '(' variable ',') test (',' simple)? ')' block END    # loop
  | IF '(' test ')' block (ELSE block)? END                                   # branch
  ;

simple
  : (SPACE | NEWLINE)                                                         # blank
  | END_OF_FILE                                                               # endOfFile
  | INT '(' expression ',' expression (',' variable)? ')'                     # integer
  | (FLOAT '(' expression ',' expression
      | FLOATP '(' expression ',' expression ',' expression ',' expression)
      (',' variable (',' notation)?)? ')'                                     # decimal
  | STRING '(' value ')'                                                      # text
  | REGEX '(' value (',' variable)? ')'                                       # pattern
  | ASSERT '(' test ')'                                                       # assertion
  | SET '(' assignment (',' assignment)* ')'                                  # set
  | UNSET '(' NAME (',' NAME)* ')'                                            # unset
  ;

notation
  : FIXED
  | SCIENTIFIC
  ;

assignment
  : variable '=' expression
  ;

variable
  : NAME ('[' expression (',' expression)* ']')?
  ;

value
  : NUMBER                                                                    # wholeNumber
  | DECIMAL                                                                   # decimalNumber
  | QUOTED                                                                    # quoted
  | variable                                                                  # reference
  | STRLEN '(' value ')'                                                      # length
  ;

expression
  : expression op = '^' expression                                            # binary
  | '-' expression                                                            # negation
  | expression op = ('*' | '/' | '%') expression                              # binary
  | expression op = ('+' | '-') expression                                    # binary
  | '(' expression ')'                                                        # grouped
  | value                                                                     # singleValue
  ;

/** Both operators bind equally, and a negation reaches as far as it can, as in the original. */
test
  : test op = ('&&' | '||') test                                              # junction
  | '!' test                                                                  # not
  | '(' test ')'                                                              # groupedTest
  | expression op = ('<' | '>' | '<=' | '>=' | '==' | '!=') expression        # comparison
  | ISEOF                                                                     # atEnd
  | MATCH '(' value ')'                                                       # match
  | UNIQUE '(' NAME (',' NAME)* ')'                                           # unique
  | INARRAY '(' expression ',' variable ')'                                   # contains
  ;

characterRule
  : kind = (ONCE | BORDER) QUOTED                                             # ruleOfAll
  | CELL row = place column = place QUOTED                                    # ruleOfCell
  ;

/** A row or column, from 1. */
place
  : value
  | '(' expression ')'
  ;

SPACE : 'SPACE' ;
NEWLINE : 'NEWLINE' ;
END_OF_FILE : 'EOF' ;
INT : 'INT' ;
FLOAT : 'FLOAT' ;
FLOATP : 'FLOATP' ;
STRING : 'STRING' ;
REGEX : 'REGEX' ;
ASSERT : 'ASSERT' ;
SET : 'SET' ;
UNSET : 'UNSET' ;
REP : 'REP' ;
REPI : 'REPI' ;
WHILE : 'WHILE' ;
WHILEI : 'WHILEI' ;
IF : 'IF' ;
ELSE : 'ELSE' ;
END : 'END' ;
FIXED : 'FIXED' ;
SCIENTIFIC : 'SCIENTIFIC' ;
STRLEN : 'STRLEN' ;
ISEOF : 'ISEOF' ;
MATCH : 'MATCH' ;
UNIQUE : 'UNIQUE' ;
INARRAY : 'INARRAY' ;

/** Whoever writes "Harness:", or leaves the colon out, means it, too. */
HARNESS : '#' {isTelling()}? [ \t]* [hH][aA][rR][nN][eE][sS][sS] ([ \t]* ':')? {isTold = true;} ;
LINE_END : [ \t]* [\r\n] [ \t\r\n]* {isTold}? {isTold = false;} ;
AT_MOST : '\u00e2\u0089\u00a4' ; // the sign, as bytes
TREE : 'tree' {isTold}? ;
GRAPH : 'graph' {isTold}? ;
PERMUTATION : 'permutation' {isTold}? ;
GRID : 'grid' {isTold}? ;
ONCE : 'once' {isTold}? ;
BORDER : 'border' {isTold}? ;
CELL : 'cell' {isTold}? ;
SIMPLE : 'simple' {isTold}? ;
CONNECTED : 'connected' {isTold}? ;
DIRECTED : 'directed' {isTold}? ;
BIPARTITE : 'bipartite' {isTold}? ;
DAG : 'dag' {isTold}? ;
SUM : 'sum' {isTold}? ;
OF : 'of' {isTold}? ;
OVER : 'over' {isTold}? ;
ALL : 'all' {isTold}? ;
CASES : 'cases' {isTold}? ;

NAME : [a-z] [a-z0-9]* ;
DECIMAL : [0-9]+ '.' [0-9]* EXPONENT? | [0-9]+ EXPONENT ;
NUMBER : '0' | [1-9] [0-9]* ;
QUOTED : '"' ('\\' . | ~["\\])* '"' ;
COMMENT : '#' {!isTelling()}? ~[\r\n]* -> channel(HIDDEN) ;
WHITE : [ \t\r\n]+ -> skip ;
OTHER : . ;

fragment EXPONENT : [eE] [+-]? [0-9]+ ;
