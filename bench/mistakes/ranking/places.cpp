#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

struct Team {
    int number;
    int solved;
    int penalty;
    int place;
};

bool better(const Team& a, const Team& b) {
    if (a.solved != b.solved) {
        return a.solved > b.solved;
    }
    if (a.penalty != b.penalty) {
        return a.penalty < b.penalty;
    }
    return a.number < b.number;
}

bool tied(const Team& a, const Team& b) {
    return a.solved == b.solved && a.penalty == b.penalty;
}

vector<Team> readTeams() {
    int n;
    cin >> n;
    vector<Team> teams;
    teams.reserve(n);
    for (int i = 1; i <= n; i++) {
        Team team;
        cin >> team.solved >> team.penalty;
        team.number = i;
        team.place = 0;
        teams.push_back(team);
    }
    return teams;
}

// Teams that are tied share a place.
int award(vector<Team>& teams) {
    int place = 0;
    int ties = 0;
    for (size_t i = 0; i < teams.size(); i++) {
        if (i > 0 && tied(teams[i - 1], teams[i])) {
            ties++;
        } else {
            place++;
        }
        teams[i].place = place;
    }
    return ties;
}

void print(const vector<Team>& teams) {
    for (const Team& team : teams) {
        cout << team.place << " " << team.number << "\n";
    }
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    vector<Team> teams = readTeams();
    sort(teams.begin(), teams.end(), better);
    int ties = award(teams);
    if (ties > (int) teams.size()) {
        cerr << "too many ties\n";
        return 1;
    }
    print(teams);
    return 0;
}
