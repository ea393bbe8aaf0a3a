import type {LanguageRules} from './rules';

/** English as typed by readers for whom it is often a second language. */
export const en = {
  code: 'en',
  shortenings:
    'u:you ur:your yall:you r:are w:with n:and da:the thru:through wanna:want gonna:going gotta:have aint:not bc:because cuz:because ' +
    'pls:please plz:please acct:account msg:message num:number pic:picture txt:text bak:back fone:phone',
  stopWords:
    'a about after all also am an and any anyone are as at be because been being but by can could did do ' +
    'does doing each for from get gets getting give go going got had has have having he her here him his how i if im in into is ' +
    'it its ive just let like me mine my need now of on or our ours please really she should so some something ' +
    'someone than that the their them then there these they thing things this those to too us use very want wants was we were what whats when ' +
    'where wheres which while who whom whose why will with would yet you your yours hi hello thanks ' +
    // Relatives, greetings and politeness: readers write them, and no page is about them.
    'aunt uncle grandma grandpa grandmother grandfather sister brother cousin mom mum mother dad father parents son daughter kid kids wife husband ' +
    'niece nephew boyfriend girlfriend sir morning thank ok yesterday somebody still anymore bro man dude says say said saying shows show',
  negation: 'not',
  removal: 'delet remov',
  protectedWords: 'ios address business process access news wireless',
  stemOverrides:
    'sent:send paid:pay bought:buy chose:choos chosen:choos forgot:forget forgotten:forget lost:los stolen:steal ' +
    'stole:steal made:mak went:go gone:go kept:keep found:find left:leav wrote:writ written:writ told:tell ' +
    'thieve:thief knive:knife cheque:check programme:program centre:center licence:licens favourite:favorit ' +
    'came:com spent:spend withdrew:withdraw ' +
    'no:not nt:not cannot:not cant:not couldnt:not dont:not didnt:not doesnt:not wont:not isnt:not arent:not wasnt:not hasnt:not ' +
    'havent:not never:not nothing:not',
  suffixRules: [
    [
      ['(..)ies$', '$1y'],
      ['(ss|x|ch|sh|z)es$', '$1'],
      ['([^su])s$', '$1'],
    ],
    [
      ['(...)(?:ication|ications)$', '$1y'],
      ['(...)(?:ation)$', '$1'],
      ['(...)(?:ment)$', '$1'],
      ['(...)(?:ingly|edly)$', '$1'],
      ['([aeiouy].*)(?:ied)$', '$1y'],
      ['(.[aeiouy].*|[aeiou].+)(?:ing|ed)$', '$1'],
      ['(...)(?:ly)$', '$1'],
    ],
    [
      ['(..)([bdgklmnprt])\\2$', '$1$2'],
      // British spellings: recognise, apologised, colour, cheque.
      ['(..)is(e?)$', '$1iz$2'],
      ['(...)our$', '$1or'],
    ],
    [
      ['(...)(?:ate)$', '$1'],
      ['(...)[ey]$', '$1'],
    ],
  ],
  diminutives: [],
  phoneticLetters: [],
  phoneticRules: [
    ['^kn', 'n'],
    ['^wr', 'r'],
    ['^ps', 's'],
    ['ph', 'f'],
    ['ght', 't'],
    ['wh', 'w'],
    ['tch', '4'],
    ['ch', '4'],
    ['sch', 'sk'],
    ['(?:t|s|c)i(?=on|ous|al)', '5'],
    ['sh', '5'],
    ['ck', 'k'],
    ['c(?=[eiy])', 's'],
    ['c', 'k'],
    ['qu', 'kw'],
    ['q', 'k'],
    ['x', 'ks'],
    ['z', 's'],
    ['v', 'f'],
    ['dg', 'j'],
    ['ei|ie|ee|ea|ey|y', 'i'],
    ['ou|oo|ow|u', 'u'],
    ['ai|ay', 'e'],
    ['h', ''],
    ['(...)e$', '$1'],
    ['(.)\\1+', '$1'],
    ['e(?=[nrl])', 'a'],
  ],
} as const satisfies LanguageRules;
