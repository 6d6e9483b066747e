import type { Vocabulary } from './word-kinds.ts';

export const SPANISH: Vocabulary = {
  YES:
    'dentro, voy, juego, juega, juegan, puedo, me apunto, apuntado, apuntados, apuntada, apuntadas, ' +
    'cuenta conmigo, cuenten conmigo, contad conmigo, confirmado, confirmados, confirmada, confirmadas, ' +
    'viene, vienen, van, va, asisten, asiste, estoy, estoy dentro, si voy, si van, presentes, apuntarme, apuntame',
  AGREE: 'si, sip, claro, por supuesto',
  ACKNOWLEDGE: 'vale, dale, perfecto, genial',
  NO:
    'fuera, no voy, no puedo, no llego, baja, bajas, soy baja, ausente, ausentes, lesionado, lesionados, ' +
    'lesionada, enfermo, enferma, no viene, no vienen, no van, no va, no puede, no pueden, no juega, no juegan, ' +
    'no disponible, no disponibles, no estoy, no me apunto, me bajo, no podre, no vengo',
  MAYBE:
    'quizas, quiza, tal vez, talvez, puede, puede ser, puede que si, duda, dudas, dudoso, dudosos, a lo mejor, ' +
    'no se, no lo se, por confirmar, en duda, no estoy seguro, os digo, aviso luego, depende',
  RESERVE:
    'suplente, suplentes, lista de espera, banquillo, en espera, en reserva, si falta alguien, si falta gente',
  NO_REPLY:
    'sin respuesta, no han respondido, no ha respondido, sin responder, sin contestar, pendiente, pendientes, ' +
    'faltan por responder, no contestan, sin confirmar',
  SELF: 'yo',
  FILLER:
    'yo, tambien, hoy, manana, chicos, lo siento, gracias, hola, esta, semana, esta semana, vez, esta vez, me, ' +
    'para, el, la, los, las, un, una, y, o, con, de, que, quien, quienes, muchachos, tios, noche, esta noche, ' +
    'por, al, pero, lista, ir, jugar, nadie, lunes, martes, miercoles, jueves, viernes, sabado, domingo',
  PLAYERS: 'jugadores, convocados, convocatoria, equipo, alineacion, titulares, inscritos',
  TEAM: 'equipo a, equipo b, equipo 1, equipo 2, petos',
  OTHER_LIST: 'clasificacion, resultados, goleadores, pagado, pagados, tabla',
  INFO: 'lugar, hora, precio, direccion, cancha, cuando, donde, fecha, dia',
  NOTE: 'pagado, portero, arquero, tarde, llega tarde, invitado, capitan, nuevo',
};
