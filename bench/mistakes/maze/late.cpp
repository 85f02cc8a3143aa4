#include <iostream>
#include <queue>
#include <string>
#include <vector>

using namespace std;

struct Cell {
    int row, column;
};

const int ROW_STEP[] = {0, 1, 0, -1};
const int COLUMN_STEP[] = {1, 0, -1, 0};

struct Maze {
    int height = 0, width = 0;
    Cell start{0, 0};
    vector<string> rows;

    bool inside(int row, int column) const {
        return row >= 0 && row < height && column >= 0 && column < width;
    }

    bool isFree(int row, int column) const {
        return inside(row, column) && rows[row][column] != '#';
    }
};

struct Result {
    int steps = -1;
    int reached = 0;
    int walls = 0;
};

Maze readMaze() {
    Maze maze;
    cin >> maze.height >> maze.width;
    cin >> maze.start.row >> maze.start.column;
    maze.start.row--;
    maze.start.column--;
    maze.rows.resize(maze.height);
    for (string& row : maze.rows) {
        cin >> row;
    }
    return maze;
}

Result explore(const Maze& maze) {
    Result result;
    vector<vector<bool>> visited(maze.height, vector<bool>(maze.width, false));
    vector<vector<int>> distance(maze.height, vector<int>(maze.width, -1));
    queue<Cell> todo;
    todo.push(maze.start);
    distance[maze.start.row][maze.start.column] = 0;
    while (!todo.empty()) {
        Cell cell = todo.front();
        todo.pop();
        visited[cell.row][cell.column] = true;
        result.reached++;
        for (int d = 0; d < 4; d++) {
            int row = cell.row + ROW_STEP[d];
            int column = cell.column + COLUMN_STEP[d];
            if (!maze.isFree(row, column)) {
                result.walls++;
                continue;
            }
            if (visited[row][column]) {
                continue;
            }
            distance[row][column] = distance[cell.row][cell.column] + 1;
            todo.push({row, column});
        }
    }
    result.steps = distance[maze.height - 1][maze.width - 1];
    return result;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    Maze maze = readMaze();
    Result result = explore(maze);
    cout << result.steps << " " << result.reached << "\n";
}
