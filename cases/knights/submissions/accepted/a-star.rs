// A* with one bucket of open states for each value of f. The least f is taken
// first, states are closed when they are expanded, and f above 15 is dropped.
// h is the number of misplaced knights.
use std::collections::HashSet;
use std::io::{self, Read};

const GOAL: &[u8; 25] = b"111110111100*110000100000";
const LIMIT: usize = 15;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    black: u32,
    empty: u8,
}

fn misplaced(colour: u32, square: usize) -> usize {
    (GOAL[square] != b'0' + colour as u8) as usize
}

fn heuristic(state: State) -> usize {
    (0..25)
        .filter(|&s| s != state.empty as usize)
        .map(|s| misplaced(state.black >> s & 1, s))
        .sum()
}

fn solve(start: State, targets: &[Vec<usize>]) -> i32 {
    // open[f] holds (state, g); within a bucket the deepest is taken first.
    let mut open: Vec<Vec<(State, usize)>> = vec![Vec::new(); LIMIT + 1];
    let mut closed: HashSet<State> = HashSet::new();
    let h = heuristic(start);
    if h > LIMIT {
        return -1;
    }
    open[h].push((start, 0));
    let mut f = h;
    while f <= LIMIT {
        let Some((state, g)) = open[f].pop() else {
            f += 1;
            continue;
        };
        if f == g {
            return g as i32;
        }
        // h is consistent: the first time that a state is expanded, g is right.
        if !closed.insert(state) {
            continue;
        }
        let empty = state.empty as usize;
        for &t in &targets[empty] {
            let colour = state.black >> t & 1;
            let black = state.black & !(1 << t) | colour << empty;
            let next = State { black, empty: t as u8 };
            let h = f - g + misplaced(colour, empty) - misplaced(colour, t);
            if g + 1 + h <= LIMIT && !closed.contains(&next) {
                open[g + 1 + h].push((next, g + 1));
            }
        }
    }
    -1
}

fn main() {
    let mut targets = vec![Vec::new(); 25];
    for a in 0..25i32 {
        for b in 0..25i32 {
            if (a / 5 - b / 5).abs() * (a % 5 - b % 5).abs() == 2 {
                targets[a as usize].push(b as usize);
            }
        }
    }
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut words = input.split_whitespace();
    let boards: usize = words.next().unwrap().parse().unwrap();
    for _ in 0..boards {
        let cells: Vec<u8> = words.by_ref().take(5).flat_map(|row| row.bytes()).collect();
        let mut start = State { black: 0, empty: 0 };
        for (s, &cell) in cells.iter().enumerate() {
            match cell {
                b'*' => start.empty = s as u8,
                b'1' => start.black |= 1 << s,
                _ => {}
            }
        }
        println!("{}", solve(start, &targets));
    }
}
