/** The checktestdata language: descriptions of the inputs of a problem. */
grammar Checktestdata;

program
  : block EOF
  ;

block
  : command*
  ;

command
  : simple                                                                    # simpleCommand
  | REP '(' expression (',' simple)? ')' block END                            # repeat
  | REPI '(' variable ',' expression (',' simple)? ')' block END              # repeatCounted
  | WHILE '(' test (',' simple)? ')' block END                                # loop
  | WHILEI '(' variable ',' test (',' simple)? ')' block END                  # loopCounted
  | IF '(' test ')' block (ELSE block)? END                                   # branch
  ;

simple
  : SPACE                                                                     # space
  | NEWLINE                                                                   # newline
  | END_OF_FILE                                                               # endOfFile
  | INT '(' expression ',' expression (',' variable)? ')'                     # integer
  | FLOAT '(' expression ',' expression (',' variable (',' notation)?)? ')'   # decimal
  | FLOATP '(' expression ',' expression ',' expression ',' expression
      (',' variable (',' notation)?)? ')'                                     # precise
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
  : expression '^' expression                                                 # power
  | '-' expression                                                            # negation
  | expression op = ('*' | '/' | '%') expression                              # product
  | expression op = ('+' | '-') expression                                    # sum
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

NAME : [a-z] [a-z0-9]* ;
DECIMAL : [0-9]+ '.' [0-9]* EXPONENT? | [0-9]+ EXPONENT ;
NUMBER : '0' | [1-9] [0-9]* ;
QUOTED : '"' ('\\' . | ~["\\])* '"' ;
COMMENT : '#' ~[\r\n]* -> channel(HIDDEN) ;
WHITE : [ \t\r\n]+ -> skip ;
OTHER : . ;

fragment EXPONENT : [eE] [+-]? [0-9]+ ;
