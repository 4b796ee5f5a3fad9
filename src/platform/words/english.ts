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
fuck
fucked
fucker*
fucking
fucks
fuckwit*
jackass*
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
tosser
twat
twats
wanker*
whore
whores

# Contempt for groups of people
beaner
beaners
chink
chinks
coons
dyke
dykes
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
spic
spics
subhuman*
towelhead*
tranny
trannies
wetback*
wop
wops

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
go die
hang yourself
jerk off
kill yourself
kys
pussy
rape you
raped you
tits
`;
