#include <iostream>
#include <vector>
using namespace std;

typedef vector<vector<int>> Matrix;

Matrix readMatrix() {
    int rows, cols;
    cin >> rows >> cols;
    Matrix m(rows, vector<int>(cols));
    for (int i = 0; i < rows; i++) {
        for (int j = 0; j < cols; j++) {
            cin >> m[i][j];
        }
    }
    return m;
}

vector<int> spiralOrder(const Matrix& m) {
    vector<int> res;
    int top = 0;
    int bottom = (int)m.size() - 1;
    int left = 0;
    int right = (int)m[0].size() - 1;
    while (top <= bottom && left <= right) {
        // to the right
        for (int j = left; j <= right; j++) {
            res.push_back(m[top][j]);
        }
        top++;
        // down
        for (int i = top; i <= bottom; i++) {
            res.push_back(m[i][right]);
        }
        right--;
        // to the left
        for (int j = right; j >= left; j--) {
            res.push_back(m[bottom][j]);
        }
        bottom--;
        // up
        if (left <= right) {
            for (int i = bottom; i >= top; i--) {
                res.push_back(m[i][left]);
            }
            left++;
        }
    }
    return res;
}

int main() {
    ios_base::sync_with_stdio(false);
    Matrix m = readMatrix();
    vector<int> res = spiralOrder(m);
    for (size_t i = 0; i < res.size(); i++) {
        if (i > 0) cout << " ";
        cout << res[i];
    }
    cout << endl;
    return 0;
}
