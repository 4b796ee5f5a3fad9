/** What someone sees who opens the explorer for the first time. */
export const DEFAULT_QUERY = `# Bummerl: Schnapsen by correspondence.
#
# 1. Run "Register" with a name and a password of your own.
# 2. Put the accessToken into the headers below: { "authorization": "Bearer …" }
# 3. Run "PlayABot": a match begins at once. "MyTurns" shows your hand and what you may play;
#    "Play" plays it.

mutation Register {
  register(input: { username: "anna", password: "a long password of your own" }) {
    accessToken
    userErrors { code message }
  }
}

mutation PlayABot {
  createChallenge(input: { variant: "zweier", opponents: [{ bot: "club" }] }) {
    match { id }
    userErrors { code message }
  }
}

query MyTurns {
  me { username }
  matches(first: 5) {
    edges {
      node {
        id
        version
        score
        viewerSeat
        toAct
        deal { trump trumpCard hands { seat count cards } trick { seat card } legal }
      }
    }
  }
}

mutation Play($matchId: ID!, $action: String!) {
  act(input: { matchId: $matchId, actions: [$action] }) {
    match { version toAct deal { legal } }
    userErrors { code message }
  }
}
`;
