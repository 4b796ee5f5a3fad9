/** The page is the explorer and nothing else. */
export const STYLE = `html, body, #explorer { height: 100%; margin: 0; }
noscript, .waiting { display: block; padding: 2rem; font-family: sans-serif; }
`;
