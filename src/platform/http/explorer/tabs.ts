/** A prepared tab of the explorer. */
interface Tab {
  readonly name: string;
  readonly query: string;
  readonly variables: object;
}

const tab = (query: string, variables: object = {}): Tab => ({
  name: /(?:query|mutation|subscription) (\w+)/.exec(query)![1]!,
  query,
  variables,
});

/** The tabs of the explorer, in the order in which to run them. Altair fills in `{{…}}` (start-script.ts). */
export const TABS: readonly Tab[] = [
  tab(
    `# Bummerl: Schnapsen by correspondence. Run the tabs from the left to the right.
#
# 1. "Register", with a name and a password of your own (open VARIABLES below). The page then signs all
#    tabs in. It stores nothing: a reload forgets the token and all that was typed. To use a token that
#    you have, put "Bearer …" as authorization in the environment (This page, at the top right).

mutation Register($input: RegisterInput!) {
  register(input: $input) {
    accessToken
    user { username }
    userErrors { code message path }
  }
}
`,
    { input: { username: 'anna', password: 'a long password of your own' } },
  ),
  tab(
    `# Or sign in, if you have an account.

mutation SignIn($input: LoginInput!) {
  login(input: $input) {
    accessToken
    user { username }
    userErrors { code message path }
  }
}
`,
    { input: { username: 'anna', password: 'a long password of your own' } },
  ),
  tab(
    `# 2. A match against the house bot "easy" begins at once.

mutation PlayEasy($input: CreateChallengeInput!) {
  createChallenge(input: $input) {
    match { id version }
    userErrors { code message path }
  }
}
`,
    { input: { variant: 'zweier', opponents: [{ bot: 'easy' }] } },
  ),
  tab(
    `# 3. The matches that wait for you: your hand and your legal actions.

query MyTurns($first: Int) {
  myTurns(first: $first) {
    nodes {
      id
      version
      score
      deadline
      deal { trump trumpCard hands { seat count cards } trick { seat card } legalActions { token text } }
    }
  }
}
`,
    { first: 5 },
  ),
  tab(
    `# 4. Plays the first legal action in the first match of "MyTurns". The variables below are filled in from
#    there. Run "MyTurns" again to see the new state.

mutation Play($matchId: ID!, $action: String!) {
  act(input: { matchId: $matchId, actions: [$action] }) {
    match { version toAct deal { legalActions { token text } } }
    userErrors { code message path }
  }
}
`,
    { matchId: '{{matchId}}', action: '{{action}}' },
  ),
  tab(
    `# Your matches, newest first.

query MyMatches($filter: MatchFilter, $first: Int) {
  matches(filter: $filter, first: $first) {
    nodes { id status score viewerSeat toAct deadline seats { user { username } } }
    pageInfo { hasNextPage endCursor }
  }
}
`,
    { filter: { mine: true }, first: 20 },
  ),
  tab(
    `# 5. The match of "MyTurns" or "PlayEasy", live: its present state, and its state after every change.

subscription Watch($matchId: ID!) {
  matchUpdated(matchId: $matchId, initial: true) {
    version
    toAct
    score
    deal { trick { seat card } legalActions { token text } }
  }
}
`,
    { matchId: '{{matchId}}' },
  ),
];
