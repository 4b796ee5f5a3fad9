/** The English words that come with the service, in the form of an operator's `words.en.txt`; see `parseWords`. */
export const ENGLISH_WORDS = `
# Insults
arsehole*
asshole*
bitch
bitches
bullshitter*
cocksucker*
cunt
cunts
dickhead*
dipshit*
douchebag*
dumbass*
fatass
fuck*
motherfuck*
piece of shit
retard
retarded
retards
scumbag*
shithead*
shut the fuck up
slut
sluts
son of a bitch
stfu
twat
twats
wanker*
whore
whores

# Contempt for groups of people
beaner
beaners
fag
faggot*
fags
gook
gooks
gyppo*
kike
kikes
nigga
niggas
nigger*
paki
pakis
raghead*
sandnigger*
shemale*
subhuman*
towelhead*
tranny
trannies
wetback*

# National Socialism
gas the jews
hitler was right
nazi scum
white power

# Sex and violence
blowjob*
child porn*
cum slut
deepthroat*
hang yourself
jerk off
kill yourself
kys
rape you
raped you
`;
