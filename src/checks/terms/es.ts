// cspell:disable -- beginnings of words, and words that are not ours
import type {Term} from './term';

/** The manual's words in Spanish. Words that are wrong in one sense only are listed with the words around them. */
export const termsEs: readonly Term[] = [
  {thing: 'el producto', use: 'la app', not: ['aplicativos?', 'plataformas?', 'sistemas?']},
  {
    thing: 'quien paga',
    use: 'tú',
    not: ['usuari[oa]s?', 'clientes?', 'usted(?:es)?'],
    // El nombre de la página del manual, y el usuario que un operador da para una cuenta de internet.
    except: ['manual de usuario', 'el usuario o (?:el )?número'],
  },
  {thing: 'quien recibe', use: 'contacto', not: ['destinatari[oa]s?', 'beneficiari[oa]s?', 'receptor(?:es|as?)?']},
  {thing: 'la lista del teléfono', use: 'agenda', not: ['contactos (?:del|de tu) teléfono']},
  {thing: 'el aparato', use: 'teléfono', not: ['dispositivos?', 'terminal(?:es)?']},
  {thing: 'el número que recibe la recarga', use: 'número de celular', not: ['móvil(?:es)?', 'números? telefónicos?']},
  {thing: 'la palabra secreta', use: 'contraseña', not: ['claves?', 'pin(?:es)?']},
  {thing: 'el correo', use: 'correo', not: ['e-?mails?', 'mails?', 'correos? electrónicos?']},
  {
    thing: 'los números que llegan al correo',
    use: 'código de confirmación',
    not: ['otp', 'tokens?', 'códigos? de verificación'],
  },
  {
    thing: 'entrar y salir de la cuenta',
    use: 'iniciar sesión o cerrar sesión',
    not: [
      'logue(?:a|ar|arse|arte|ate|as)',
      'acced(?:e|er|es|en|iendo|as?)',
      'entr(?:ar?|as|es?) (?:a|en) (?:tu cuenta|la app)',
      'sal(?:ir|es|e) de (?:tu cuenta|la app)',
    ],
  },
  {
    thing: 'abrir una cuenta',
    use: 'crear cuenta',
    not: ['reg[ií]str(?:ar(?:se|te)?|a|as|ate|ó|aste)', '(?:date|dar(?:se|te)?) de alta'],
  },
  {thing: 'con lo que pagas', use: 'forma de pago', not: ['(?:métodos?|medios?) de pago']},
  {thing: 'la tarjeta', use: 'tarjeta', not: ['plásticos?']},
  {
    thing: 'lo que toma el banco',
    use: 'cobro',
    not: ['cargos?', 'débitos?'],
    except: ['tarjetas? de (?:crédito o )?débito'],
  },
  {thing: 'lo que suma la app', use: 'comisión', not: ['tarifas?', 'recargos?']},
  {thing: 'el dinero que vuelve', use: 'reembolso', not: ['devoluci(?:ón|ones)', 'reintegros?']},
  {thing: 'recargas, internet, mercado y remesas', use: 'servicio', not: ['categorías?']},
  {thing: 'el crédito del teléfono', use: 'recarga', not: ['abonos?', 'saldos?', 'cargas? de (?:saldo|celular)']},
  {thing: 'el producto de internet', use: 'plan', not: ['paquetes?']},
  {thing: 'la empresa de teléfono o internet', use: 'operador', not: ['compañías?', 'proveedor(?:es|as?)?']},
  {thing: 'el servicio de comida', use: 'mercado', not: ['mandados?', 'despensas?', 'súper']},
  {thing: 'varios productos juntos', use: 'combo', not: ['canastas?']},
  {thing: 'el dinero que envías', use: 'remesa', not: ['giros?', 'transferencias?']},
  {thing: 'el dinero', use: 'dinero', not: ['plata']},
  {thing: 'cuánto dinero', use: 'monto', not: ['importes?', '(?:cantidad|suma) de dinero']},
  {thing: 'el precio de una moneda', use: 'tasa de cambio', not: ['tipos? de cambio']},
  {thing: 'el lugar del efectivo', use: 'punto de retiro', not: ['sucursal(?:es)?', 'agencias?']},
  {
    thing: 'lo que compras',
    use: 'pedido',
    not: [
      '(?:la|las|tu|tus|su|sus|una|unas|mi|mis|esta|cada) compras?',
      '(?:la|las|tu|tus|su|sus|una|mi|mis|esta|cada) [oó]rden(?:es)?',
      '[oó]rden(?:es)? de compra',
      'transacci(?:ón|ones)',
    ],
  },
  {thing: 'cómo va un pedido', use: 'estado', not: ['estatus', 'status', 'situaci(?:ón|ones) del pedido']},
  {thing: 'la pantalla antes de pagar', use: 'Revisar y pagar', not: ['checkout', 'carritos?', 'cajas?']},
  {thing: 'un precio mejor', use: 'promoción', not: ['ofertas?', 'cup(?:ón|ones)', 'promos?']},
  {
    thing: 'la palabra de una promoción',
    use: 'código de promoción',
    not: ['códigos? promocional(?:es)?', 'códigos? de descuento'],
  },
  {thing: 'el mensaje en el teléfono', use: 'aviso', not: ['notificaci(?:ón|ones)', 'alertas?']},
  {
    thing: 'lo que eliges en la app',
    use: 'preferencias',
    not: ['configuraci(?:ón|ones)', 'ajustes'],
    // Los del teléfono sí se llaman ajustes.
    except: ['ajustes (?:del|de tu) teléfono'],
  },
  {thing: 'las personas que ayudan', use: 'soporte', not: ['(?:atención|servicio) al cliente', 'servicio técnico']},
  {
    thing: 'poner el dedo',
    use: 'tocar',
    not: ['puls(?:ar?|as|es?|en|ando|ado)', 'presion(?:ar?|as|es?|en|ando|ado)', 'clics?'],
  },
  {
    thing: 'poner letras en un campo',
    use: 'escribir',
    not: [
      'ingres(?:ar?|as|es?|en|ando|ado|aste|ó)',
      'introdu(?:cir|ces?|zcas?|ciendo|jiste)',
      'digit(?:ar?|as|es?|ando)',
    ],
  },
  {thing: 'prender una opción', use: 'activar o apagar', not: ['(?:des|in)?habilit(?:ar?|as|es?|an|ando|ad[oa]s?)']},
  {thing: 'tomar una de varias', use: 'elegir', not: ['seleccion(?:ar?|as|es?|an|ando|ad[oa]s?)']},
  {thing: 'poner una marca', use: 'marcar', not: ['tild(?:ar?|as|es?) (?:la|una|esta) casilla']},
  {thing: 'obtener con dinero', use: 'comprar', not: ['adquir(?:ir|iere|ieres|ido|iste)']},
  {thing: 'el papel con tu nombre', use: 'documento', not: ['cédulas?', 'dni', 'ine', 'carn(?:é|és|et|ets)']},
  {
    thing: 'una frase clara',
    use: 'la frase sin esa palabra',
    not: ['por favor', 'simplemente', 'fácilmente', 'sencillamente'],
  },
];
