import type {LanguageRules} from './rules';

/** Spanish as it is typed in Latin America: no accents, seseo, yeísmo, b for v, k for qu. */
export const es = {
  code: 'es',
  shortenings:
    'q:que k:que ke:que d:de x:por xq:porque pq:porque xk:porque pa:para ta:esta toy:estoy taba:estaba to:todo na:nada tb:tambien ' +
    'msj:mensaje nro:numero num:numero tel:telefono',
  stopWords:
    'a al algo ahi ante aqui asi aun aunque cada como con cual cuales cuando cuanto cuantos cuanta cuantas cosa cosas de del desde donde e ' +
    'el ella ellas ellos en entonces entre era es esa esas ese eso esos esta estaba estan estar estas este esto estos ' +
    'estoy fue fui ha hace haces hacer hago han hasta hay he ir la las le les lo los mas me mi mis mio mia mucho muy nada ni ' +
    'nos o os otra otro para pero poder podemos podria por porque pueda puede pueden puedes puedo pues q que ' +
    'quiere quieres quiero quien quienes quisiera sabe saber se sea ser sera si sin so sobre solo somos son soy su sus tal tambien te ' +
    'tener tengo tiene tienen tienes ti tu tus un una unas uno unos usted va vamos voy vez y ya yo hola gracias favor necesito debo deseo ' +
    // Relatives, greetings and politeness: readers write them, and no page is about them.
    'tia tio abuela abuelo abuelos abuelita hermana hermano primo prima mama papa mami papi madre padre padres hijo hija hijos nieto nieta ' +
    'esposo esposa marido mujer suegra suegro cunada sobrino sobrina viejo vieja viejos novio novia buenas buenos dias tardes noches oye disculpe ' +
    'ayer siempre todavia ahora mismo misma quisieran oigan dice dicen diga decir sale salen salio aparece aparecen aparecio gustaria hice hizo hicieron ' +
    'todo mai pai asere acere parce parcero che wey guey mano compa chamo bro dizque',
  negation: 'no',
  removal: 'elimin quit',
  protectedWords: 'recibo mandado pedido mercado estado aplicacion debito viveres caro cara',
  stemOverrides:
    'pid:ped pidi:ped elig:eleg sig:seg repit:repet sirv:serv pierd:perd perdi:perd cierr:cerr empiez:empec empez:empec comienc:comenc ' +
    'encuentr:encontr muestr:mostr recuerd:record vuelv:volv vuelt:volv devuelv:devolv devuelt:devolv devolucion:devolv cuest:cost prueb:prob ' +
    'aprueb:aprob entiend:entend mid:med corrig:correg consig:conseg recibi:recib pus:pon pong:pon abiert:abr rot:romp hech:hac nunca:no tampoco:no',
  suffixRules: [
    // Plurals, and pronouns that hang on a verb: enviarle, borrarlas, cambiandolo.
    [
      ['([lrndj])es$', '$1'],
      ['([aeo])s$', '$1'],
    ],
    [['(..[aei]r|..[aei]ndo)(?:me|te|se)?(?:lo|la|le|me|te|se|nos)s?$', '$1']],
    // The Caribbean participle: cobrao for cobrado.
    [['(..)ao$', '$1ado']],
    // Nouns made from verbs: cancelacion, vencimiento, operador.
    [
      ['(...)(?:acion|icion|amiento|imiento|amente|mente|ador|ador[ae])$', '$1'],
      ['(...)(?:abamo|aremo|eremo|iremo|iamo)$', '$1'],
      ['(...)(?:aron|ieron|aban|arian|erian|irian|aran|eran|iran|iendo|yendo|ando|aste|iste|aria|eria|iria)$', '$1'],
      ['(...)(?:ar|er|ir)$', '$1'],
      ['(...)(?:aba|ara|are|iera|an|en|[aeoi])$', '$1'],
    ],
    // Participles come last: olvide, olvidar and olvidado all end here as olv.
    [['(...)(?:ad|id)$', '$1']],
    [['(...)(?:ad|id)$', '$1']],
    [
      ['qu$', 'c'],
      ['gu$', 'g'],
      ['z$', 'c'],
      ['j$', 'g'],
    ],
  ],
  diminutives: [['(...)e?c?it([oa]s?)$', '$1$2']],
  phoneticLetters: [['ñ', 'ni']],
  phoneticRules: [
    ['ny', 'ni'],
    ['ch', '4'],
    ['ph', 'f'],
    ['h', ''],
    ['ll', 'y'],
    ['y', 'i'],
    ['qu(?=[ei])', 'k'],
    ['qu', 'ku'],
    ['q', 'k'],
    ['sc(?=[ei])', 's'],
    ['c(?=[ei])', 's'],
    ['c', 'k'],
    ['z', 's'],
    ['x', 's'],
    ['v', 'b'],
    ['w', 'gu'],
    ['g(?=[ei])', 'j'],
    ['gu(?=[ei])', 'g'],
    ['m(?=[bp])', 'n'],
    ['(.)\\1+', '$1'],
  ],
} as const satisfies LanguageRules;
