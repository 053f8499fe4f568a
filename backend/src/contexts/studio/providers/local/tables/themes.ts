/** Occasions that bring things with them: words | pictures | what Marcel wears | place. */
export const THEMES = `
birthday,birthday party,happy birthday | cake,balloons,gift | partyHat | party
christmas,xmas,merry christmas,christmas eve | christmas-tree,gift | santaHat |
halloween | pumpkin,ghost,bat | wizardHat | autumn
easter | nest-with-eggs,rabbit | | garden
new year,new year eve,happy new year | fireworks,bottle-with-popping-cork | partyHat | city
at a wedding,wedding party,wedding day,wedding ceremony,wedding in,wedding on,just married,getting married | church,bouquet,red-heart | topHat bowTie | meadow
valentine,valentine day | red-heart,rose | bowTie |
graduation | scroll,confetti-ball | graduationCap | meadow
picnic | basket,sandwich | |
tea party | teapot,cupcake | | garden
campfire,camping | campfire,tent | | forest
concert,rock concert | microphone | sunglasses | stage
circus | circus-tent | | meadow
anniversary | red-heart,cake | bowTie | party
`;

/** Greetings that are written on a banner, with the name that follows them. */
export const GREETINGS =
  'happy birthday,merry christmas,happy new year,happy easter,happy halloween,happy valentine,happy anniversary,congratulations,welcome home,welcome back,welcome,get well soon,good luck,thank you,i love you,good night,good morning,' +
  'alles gute zum geburtstag,alles gute,frohe weihnachten,frohes neues jahr,herzlichen glückwunsch,willkommen,gute besserung,gute nacht,guten morgen,guten tag,viel glück,ich liebe dich,frohe ostern,' +
  'joyeux anniversaire,joyeux noël,joyeux noel,bonne année,bienvenue,bonne nuit,bonjour,merci,je t’aime,félicitations,feliz cumpleaños,feliz cumpleanos,feliz navidad,feliz año nuevo,felicidades,bienvenido,gracias,te quiero,buenas noches,bon anniversaire';
