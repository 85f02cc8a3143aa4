{ IDA* on a 9x9 array whose outer two rings are walls, so
  that no jump needs a bounds check. h is the number of misplaced knights. }
program Knights;

const
  Limit = 15;
  Goal: array[1..5] of string[5] = ('11111', '01111', '00*11', '00001', '00000');
  DR: array[1..8] of Integer = (-2, -2, -1, -1, 1, 1, 2, 2);
  DC: array[1..8] of Integer = (-1, 1, -2, 2, -2, 2, -1, 1);

var
  Board: array[-1..7, -1..7] of Char;
  Boards, I: LongInt;

{ 1 if this knight is misplaced on this square, else 0. }
function Cost(Knight: Char; R, C: Integer): Integer;
begin
  if Goal[R][C] <> Knight then Cost := 1 else Cost := 0;
end;

{ Whether Left moves or fewer solve the board, whose h is not 0. Jump 9 - K
  takes jump K back. }
function Search(R, C, Last, Left, H: Integer): Boolean;
var
  K, NR, NC, After: Integer;
  Knight: Char;
begin
  Search := True;
  for K := 1 to 8 do
  begin
    if K + Last = 9 then Continue;
    NR := R + DR[K];
    NC := C + DC[K];
    Knight := Board[NR, NC];
    if Knight = '#' then Continue;
    After := H - Cost(Knight, NR, NC) + Cost(Knight, R, C);
    if After > Left - 1 then Continue;
    if After = 0 then Exit;
    Board[R, C] := Knight;
    Board[NR, NC] := '*';
    if Search(NR, NC, K, Left - 1, After) then Exit;
    Board[NR, NC] := Knight;
    Board[R, C] := '*';
  end;
  Search := False;
end;

function Solve: Integer;
var
  R, C, ER, EC, H, Bound: Integer;
begin
  ER := 0;
  EC := 0;
  H := 0;
  for R := 1 to 5 do
    for C := 1 to 5 do
      if Board[R, C] = '*' then
      begin
        ER := R;
        EC := C;
      end
      else
        H := H + Cost(Board[R, C], R, C);
  Solve := 0;
  if H = 0 then Exit;
  for Bound := H to Limit do
    if Search(ER, EC, 0, Bound, H) then
    begin
      Solve := Bound;
      Exit;
    end;
  Solve := -1;
end;

procedure ReadBoard;
var
  R, C: Integer;
  Row: string;
begin
  for R := -1 to 7 do
    for C := -1 to 7 do
      Board[R, C] := '#';
  for R := 1 to 5 do
  begin
    ReadLn(Row);
    for C := 1 to 5 do
      Board[R, C] := Row[C];
  end;
end;

begin
  ReadLn(Boards);
  for I := 1 to Boards do
  begin
    ReadBoard;
    WriteLn(Solve);
  end;
end.
