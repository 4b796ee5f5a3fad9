/** The German words that come with the service, in the form of an operator's `words.de.txt`; see `parseWords`. */
export const GERMAN_WORDS = `
# Insults
arschficker*
arschgeige*
arschkriecher*
arschloch
arschlöcher*
dreckfotze*
drecksau
dreckskerl*
dreckstück*
dumpfbacke*
fettsack
fettsau
fick dich
ficken
ficker
fickt
fotze*
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
wichser*
wixer*
wixxer*

# Contempt for groups of people
bimbo
bimbos
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
vergasen
vergast

# Sex and violence
arschfick*
bring dich um
bringt euch um
geh sterben
häng dich auf
kinderporno*
titten
vergewaltig*
`;
