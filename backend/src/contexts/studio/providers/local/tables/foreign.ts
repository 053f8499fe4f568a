/** Nouns, verbs and adjectives in English, German, French and Spanish; several words of one language joined by a slash. */
export const FOREIGN = `
dog hund chien perro; cat katze/kater chat/chatte gato/gata; horse pferd cheval/chevaux caballo; cow kuh vache vaca; pig schwein cochon cerdo; sheep schaf mouton oveja; bird voegel oiseau/oiseaux pajaro; fish
fisch poisson pez/pescado; mouse maus/maeuse souris raton; rabbit hase/kaninchen lapin conejo; bear baer ours oso; lion loewe - leon; tiger - tigre tigre; elephant elefant/elefanten - elefante; monkey affe
singe mono; fox fuchs renard zorro; wolf - loup lobo; frog frosch/froesche grenouille rana; duck ente canard pato; chicken huhn/henne poule gallina; owl eule hibou buho; penguin pinguin pingouin/manchot
pinguino; dragon drache; unicorn einhorn licorne unicornio; butterfly schmetterling papillon mariposa; bee biene abeille abeja; snake schlange serpent serpiente; turtle schildkroete tortue tortuga; giraffe -
girafe jirafa; zebra - zebre cebra; hedgehog igel herisson erizo; deer hirsch/reh cerf ciervo; whale wal baleine ballena; shark hai requin tiburon; dolphin delfin dauphin delfin; spider spinne araignee arana;
snail schnecke escargot caracol; goat ziege chevre cabra; dinosaur dinosaurier dinosaure dinosaurio; robot roboter; alien ausserirdischer extraterrestre extraterrestre; ghost gespenst/geist fantome fantasma;
witch hexe sorciere bruja; wizard zauberer magicien/sorcier mago; king koenig roi rey; queen koenigin reine reina; princess prinzessin princesse princesa; knight ritter chevalier caballero; pirate pirat -
pirata; astronaut - astronaute astronauta; chef koch/koechin cuisinier cocinero; farmer bauer fermier granjero; mermaid meerjungfrau sirene sirena; fairy fee fee hada; man mann homme hombre; woman frau femme
mujer; child kind enfant; boy junge garcon chico/nino; girl maedchen fille chica/nina; baby - bebe bebe; grandma oma/grossmutter grand-mere/mamie abuela; grandpa opa/grossvater papi abuelo; house haus/haeuser
maison casa; castle schloss/burg chateau castillo; tree baum/baeume arbre arbol; flower blume fleur flor; rose - - rosa; sun sonne soleil sol; moon mond lune luna; star stern etoile estrella; cloud wolke nuage
nube; car auto/wagen voiture coche/carro/auto; bicycle fahrrad/rad velo/bicyclette bicicleta; train zug - tren; bus - autobus autobus; boat boot/schiff bateau barco; plane flugzeug avion avion; rocket rakete
fusee cohete; truck lastwagen/lkw camion camion; tractor traktor tracteur; motorcycle motorrad moto moto; balloon ballon/luftballon ballon globo; umbrella regenschirm/schirm parapluie paraguas; book
buch/buecher livre libro; ball - balle/ballon pelota/balon; football fussball foot futbol; hat hut chapeau; crown krone couronne corona; scarf schal echarpe bufanda; glasses brille lunettes gafas; guitar
gitarre guitare guitarra; piano klavier; drum trommel tambour tambor; violin geige violon; trumpet trompete trompette trompeta; cake kuchen/torte gateau pastel/tarta; bread brot pain pan; cheese kaese fromage
queso; apple aepfel pomme manzana; banana banane banane platano; strawberry erdbeere fraise fresa; cherry kirsche cerise cereza; ice_cream eis/eiscreme/eiswaffel glace helado; coffee kaffee cafe cafe; tea tee
the te; egg ei/eier oeuf huevo; milk milch lait leche; fruit obst - fruta; carrot karotte/moehre carotte zanahoria; chocolate schokolade chocolat; table tisch - mesa; chair stuhl chaise silla; sofa couch
canape; bed bett lit cama; lamp lampe lampe lampara; window fenster fenetre ventana; door tuer porte puerta; roof dach toit tejado; gift geschenk cadeau regalo; sword schwert epee espada; fence zaun cloture
valla; snowman schneemann bonhomme muneco; lighthouse leuchtturm phare faro; windmill windmuehle moulin molino; bridge bruecke pont puente; tent zelt tente tienda; heart herz coeur corazon; mushroom pilz
champignon seta; pumpkin kuerbis citrouille calabaza; cactus kaktus; chess schach echecs ajedrez; forest wald foret bosque; beach strand plage playa; sea meer/see mer mar; lake see lac lago; mountain berg/berge
montagne montana; garden garten jardin jardin; meadow wiese/feld prairie/pre/champ prado/campo; city stadt ville ciudad; village dorf - pueblo; street strasse rue/route calle; island insel ile isla; desert
wueste - desierto; jungle dschungel - selva/jungla; river fluss riviere/fleuve rio; kitchen kueche cuisine cocina; library bibliothek/buecherei bibliotheque biblioteca; school schule ecole escuela; room
zimmer/wohnzimmer chambre/salon habitacion/salon; park - parc parque; space weltraum/weltall espace espacio; sky himmel ciel cielo; farm bauernhof ferme granja; pool schwimmbad piscine piscina; night nacht nuit
noche; sunset sonnenuntergang coucher atardecer; morning morgen matin manana; rain regen pluie lluvia; snow schnee neige nieve; storm sturm/gewitter orage/tempete tormenta; fog nebel brouillard niebla; rainbow
regenbogen arc-en-ciel arcoiris; winter - hiver invierno; autumn herbst automne otono; spring fruehling printemps primavera; birthday geburtstag anniversaire cumpleanos; christmas weihnachten noel navidad;
party feier fete fiesta; red rot rouge rojo; blue blau bleue azul; green gruen vert/verte verde; yellow gelb jaune amarillo; black schwarz noir/noire negro; white weiss blanc/blanche blanco; pink rosa rose
rosado; purple lila/violett violet morado; brown braun marron marron; grey grau gris gris; old alt vieux/vieille viejo/vieja; big gross/riesig grand/grande grande/gran; small klein petit/petite pequeno; happy
gluecklich/froh/lustig heureux/joyeux feliz/contento; sad traurig triste triste; angry wuetend fache enojado; two zwei deux dos; three drei trois tres; four vier quatre cuatro; five fuenf cinq cinco; six sechs
- seis; reading lies/les lit/lisant lee/leyendo; eating iss/ess mange/mangeant come/comiendo/comen; drinking trink boit/buvant bebe/bebiendo; sleeping schlaef/schlaf dort/dormant duerme/durmiendo; playing spiel
joue/jouant juega/toca/jugando/tocando/juegan; driving faehr/fahr conduit/conduisant conduce/conduciendo; riding reit/reitet monte monta/montando; dancing tanz danse/dansant baila/bailando; singing sing
chante/chantant canta/cantando; running renn/laeuf/lauf court/courant corre/corriendo; jumping spring saute/sautant salta/saltando; flying flieg/fliegend vole/volant vuela/volando/volador; swimming schwimm
nage/nageant nada/nadando; cooking kocht/kochen cuisinant cocinando; holding haelt/halt/traeg tient/porte sostiene/lleva; sitting sitz assis/assise sentado; painting mal peint/peignant pinta/pintando; writing
schreib ecrit/ecrivant escribe/escribiendo; fishing angel peche pesca/pescando; climbing kletter grimpe escala; skiing - skie esquia; shop laden/geschaeft magasin/boutique tienda; pot topf - olla/maceta; honey
honig miel miel; newspaper zeitung journal periodico; sunflower sonnenblume tournesol girasol; tulip tulpe tulipe tulipan; bucket eimer seau cubo; airport flughafen aeroport aeropuerto; hospital krankenhaus
hopital; rooster hahn coq gallo; squirrel eichhoernchen ecureuil ardilla; crocodile krokodil - cocodrilo; camel kamel chameau camello; parrot papagei perroquet loro; swan schwan cygne cisne; octopus
krake/tintenfisch pieuvre pulpo; eagle adler aigle aguila; doctor arzt/aerztin medecin medico; santa weihnachtsmann; superhero superheld superheros superheroe; skateboard rollbrett planche patineta/monopatin;
ship schiff navire barco; helicopter hubschrauber helicoptere helicoptero; fire_truck feuerwehrauto/feuerwehr; mirror spiegel miroir espejo; swing schaukel/schaukeln balancoire columpio; orange - - naranja;
lemon zitrone citron limon; pineapple ananas ananas pina; cookie keks/plaetzchen biscuit galleta; basket korb panier cesta; shoe schuh chaussure zapato; dress kleid robe vestido; coat mantel/jacke manteau/veste
abrigo; stage buehne scene escenario; watering giess arros regando/riega; building bau construi construye; looking schau/guck regarde mira; waving wink salue saluda; hugging umarm embrass abraza; walking
geh/spazier marche/promene camina/pasea; wearing trag porte lleva; broom besen balai escoba; bell glocke cloche campana; treasure schatz tresor tesoro; watercolor aquarell aquarelle acuarela; oil_painting
oelgemaelde huile oleo; pixel_art pixelkunst; sketch bleistiftzeichnung/skizze croquis boceto; comic - bande-dessinee; poster plakat affiche cartel; cap muetze bonnet/casquette gorra/gorro; bottle flasche
bouteille botella; cage kaefig - jaula; shirt hemd chemise camisa; boots stiefel bottes botas; knife messer couteau cuchillo; cup tasse tasse taza; glass glas verre vaso; plate teller assiette plato; soup suppe
soupe sopa; salad salat salade ensalada; sausage wurst/wuerstchen saucisse salchicha; potato kartoffel - patata/papa; tomato tomate tomate tomate; pear birne poire pera; grape traube/weintraube raisin uva; nut
nuss/nuesse noix nuez; noodles nudel nouille fideo; rice reis riz arroz; meat fleisch viande carne; beer bier biere cerveza; wine wein vin vino; moose elch elan alce; seal seehund/robbe phoque foca; ant ameise
fourmi hormiga; ladybug marienkaefer coccinelle mariquita; donkey esel ane burro; bat fledermaus chauve-souris murcielago; crab krabbe/krebs crabe cangrejo; raven rabe corbeau cuervo; rhino nashorn rhinoceros
rinoceronte; kangaroo kaenguru kangourou canguro; lamb lamm agneau cordero; polar_bear eisbaer; angel engel ange; clown - - payaso; police_officer polizist policier policia; teacher lehrer professeur
profesor/maestro; nurse krankenschwester infirmiere enfermera; firefighter feuerwehrmann pompier bombero; fisherman fischer pecheur pescador; baker baecker boulanger panadero; friends freund ami/amie
amigo/amiga; family familie famille familia; people leute/menschen gens gente; church kirche eglise iglesia; tower turm tour torre; cave hoehle grotte cueva; volcano vulkan volcan volcan; waterfall wasserfall
cascade cascada; fire feuer feu fuego; candle kerze bougie vela; clock uhr horloge/montre reloj; key schluessel cle llave; box kiste/schachtel/karton boite caja; bag tasche sac bolsa; suitcase koffer valise
maleta; ladder leiter echelle escalera; rope seil corde cuerda; telephone telefon/handy - telefono; computer - ordinateur ordenador/computadora; television fernseher - tele; camera kamera - camara; bench
bank/baenke banc banco; carpet teppich tapis alfombra; pillow kissen coussin almohada; blanket decke couverture manta; kite - cerf-volant cometa; sled schlitten traineau/luge trineo; christmas_tree
weihnachtsbaum/tannenbaum sapin; pine tanne pin pino; palm palme palmier palmera/palma; leaf blatt/blaetter feuille hoja; stone stein pierre piedra; wave welle vague ola; grass gras/rasen herbe hierba; sunrise
sonnenaufgang lever amanecer; summer sommer ete verano; sunny sonnig ensoleille soleado; snowy verschneit enneige nevado; baking back cuit hornea; laughing lach rit/riant rie; crying weint/weinend pleure llora;
working arbeit travaille trabaja; throwing wirf/werf lance/lancant lanza; catching faeng/fang attrape atrapa; chasing jag poursuit persigue; cutting schneid coupe corta; cleaning putz nettoie limpia; washing
wasch/waesch lave lava; lying lieg couche/allonge tumbado/acostado; hiding versteck cache esconde; dreaming traeum reve suena; kissing kuess embrasse besa; studying lern/studier etudie estudia; juggling
jonglier jongle; gold golden dore/or dorado/oro; tiny winzig minuscule diminuto; dark dunkel sombre oscuro; sleepy muede/schlaefrig fatigue cansado; seven sieben sept siete; eight acht huit ocho; nine neun neuf
nueve; ten zehn dix diez; many viele beaucoup muchos/muchas; cute suess/niedlich mignon/mignonne lindo/bonito; new neu nouveau nuevo; colorful bunt colore colorido; little kleiner - pequenito; teddy teddybaer
nounours/peluche osito/peluche; pancake pfannkuchen crepe; magic zauber magique magico; wings fluegel ailes alas; grandmother oma grand-mere abuelita; vampire vampir - vampiro; monster ungeheuer monstre
monstruo; elf - lutin duende; peach pfirsich peche durazno; watermelon wassermelone pasteque sandia; hot_air_balloon heissluftballon montgolfiere; crow kraehe corneille; sand - sable arena; sunglasses
sonnenbrille; lily_pad seerosenblatt/seerose nenuphar nenufar; scooter roller/tretroller trottinette patinete; head kopf tete cabeza; shoulder schulter epaule hombro; back ruecken - espalda; nose nase nez
nariz; easter ostern/oster paques pascua; barber friseur/frisoer coiffeur peluquero/peluqueria; sea wasser eau agua; throne thron trone trono; eye_patch augenklappe - parche; laying legt pond pone; magic_wand
zauberstab baguette varita; breathing spuck/spei crache escupe; fishbowl goldfischglas bocal pecera; bathtub badewanne baignoire banera; bone knochen os hueso; spoon loeffel cuillere cuchara; fork gabel
fourchette tenedor; bouquet blumenstrauss - ramo; onion zwiebel oignon cebolla; cucumber gurke concombre pepino; fried_egg spiegelei; lemonade limonade; juice saft jus jugo; prince prinz - principe; mummy mumie
momie momia; skeleton skelett squelette esqueleto; dwarf zwerg nain enano; reindeer rentier renne reno; snowflake schneeflocke flocon copo; fireworks feuerwerk; earth erde terre tierra; scientist
wissenschaftler scientifique cientifico; singer saenger chanteur/chanteuse cantante; dancer taenzer danseur/danseuse bailarin/bailarina; circus zirkus cirque circo; stork storch cigogne ciguena; goose
gans/gaense oie ganso; chick kueken poussin pollito; beetle kaefer - escarabajo; dragonfly libelle libellule libelula; jellyfish qualle meduse medusa; seahorse seepferdchen hippocampe; lobster hummer homard
langosta; shovel schaufel pelle pala; sandcastle sandburg; sailboat segelboot voilier velero; harbor hafen port puerto; lightning blitz eclair rayo; barn scheune grange granero; hut huette hutte cabana; flute
floete flute flauta; microphone mikrofon micro microfono; cinema kino - cine; armchair sessel fauteuil sillon; fireplace kamin cheminee chimenea; alarm wecker reveil despertador; flamingo - flamant flamenco;
raccoon - raton mapache; painter - peintre pintor; backpack - - mochila; worm wurm ver gusano; cowboy - - vaquero; surfboard surfbrett - tabla
`;
/** Small words that join others. */
export const FUNCTION_WORDS = `
a ein/eine/einen/einem/einer un/une un/una; the der/die/das/den/dem/des le/la/les el/la/los/las; and und et y; with mit avec con; on auf/am sur sobre; in im/in dans/au/aux/en en; under unter sous bajo/debajo;
behind hinter derriere detras; at bei/beim/an/zum chez al; in_front_of vor devant delante; beside neben pres/cote junto; over ueber - -; of von/aus de/du/des de/del; without ohne sans sin; his
sein/seinem/seinen son/sa/ses su/sus; who die qui que; is ist est es/esta; to zu/nach a/vers a/hacia; between zwischen entre entre; through durch - -; from aus - desde; around um autour alrededor; full_of
voller - lleno; into ins - -; as als comme como
`;
/** Phrases that are translated as a whole: English: foreign. */
export const SET_PHRASES = `
moonlight: im mondlicht,im mondschein,bei mondschein,bei mondlicht,au clair de lune,a la luz de la luna,bajo la luz de la luna; forest: schwarzwald; drive car: fährt mit dem auto,fährt auto,fait de la
voiture; ride bicycle: fährt rad,fährt fahrrad,fait du vélo,fait de la bicyclette; ride dem: fährt mit dem,fährt mit der; ride un: monta en,anda en,monta a,va en; ski: fährt ski,läuft ski,fait du ski,hace
esquí; sledding: fährt schlitten,rodelt,fait de la luge; ice skating: läuft schlittschuh,fait du patin à glace,patina sobre hielo,fait du patin; take bath: nimmt ein bad,nimmt ein schaumbad,badet in der
badewanne,prend un bain,toma un baño,se baña; walk: geht spazieren,da un paseo,se promène; having a picnic: macht ein picknick,fait un pique-nique,hace un picnic; am beach: am meer; au plage: au bord de la
mer; at sunset: au coucher du soleil,puesta de sol,puesta del sol; ride horse: fait du cheval; surf: fait du surf,hace surf; cook: fait la cuisine; sleep: fait la sieste,echa la siesta; sail: fait du bateau;
sunbathing: toma el sol,sonnt sich,prend le soleil; marcel: marcel\\W+(the|der|le|el) (\\w+ )?(\\w+ )?(dog|puppy|mascot|hund|chien|perro)( bleu| azul)?,(\\w+ )?dog marcel,marcel the
`;
