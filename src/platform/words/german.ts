/** The German words that come with the service, in the form of an operator's `words.de.txt`; see `parseWords`. */
export const GERMAN_WORDS = `
# Insults
arschficker*
arschgeige*
arschkriecher*
arschloch*
arschlöcher*
dreckfotze*
drecksau
dreckskerl*
dreckstück*
dumpfbacke*
fettsack
fettsau
fick dich*
fick euch*
ficken
fickt
fotze*
fotzn*
gefickt
hackfresse*
halt die fresse
hurenkind*
hurensohn*
hurensöhn*
kinderficker*
missgeburt*
mistkerl*
mistsau
mutterficker*
nutte
nutten
nuttensohn*
oarschloch*
oaschloch*
pisser
scheißkerl*
schlampe
schlampen
schlampn
schwanzlutscher*
schwuchtel*
spast
spasten
spasti
spastis
verfickt*
verpiss dich
vollidiot*
vollspast*
wichsa*
wichser*
wixer*
wixxer*

# Contempt for groups of people
itaker*
judenpack
judensau*
judenschwein*
kameltreiber*
kanake
kanaken
kümmeltürke*
neger
negerin*
negern
polacke*
schlitzauge*
transe
transen
tschusch
tschuschen
untermensch*
zigeunerpack

# National Socialism
heil hitler
holocaustlüge*
juda verrecke
juden raus
nazischwein*
rassenschande
sieg heil

# Sex and violence
arschfick*
geh sterben
häng dich auf
kinderporno*
vergewaltig*
`;
