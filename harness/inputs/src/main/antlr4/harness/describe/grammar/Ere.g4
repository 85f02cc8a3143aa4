/** Extended regular expressions of POSIX, over bytes. */
grammar Ere;

pattern
  : alternatives EOF
  ;

alternatives
  : branch ('|' branch)*
  ;

branch
  : piece*
  ;

piece
  : atom repetition*
  ;

repetition
  : '*'                                     # any
  | '+'                                     # some
  | '?'                                     # optional
  | '{' low = count (comma = ',' high = count?)? '}'  # counted
  ;

count
  : DIGIT+
  ;

atom
  : '(' alternatives ')'                    # group
  | '.'                                     # everything
  | SET                                     # set
  | ESCAPED                                 # escaped
  | character                               # plain
  | '^'                                     # start
  | '$'                                     # end
  ;

character
  : DIGIT
  | ','
  | '}'
  | OTHER
  ;

SET : '[' '^'? ']'? (CLASS | ~[\]])* ']' ;
ESCAPED : '\\' . ;
DIGIT : [0-9] ;
OTHER : ~[|*+?{}()[\\.,^$0-9] ;

fragment CLASS : '[:' [a-z]+ ':]' | '[.' . '.]' | '[=' . '=]' ;
