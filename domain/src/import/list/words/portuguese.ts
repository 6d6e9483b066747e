import type { Vocabulary } from './word-kinds.ts';

export const PORTUGUESE: Vocabulary = {
  YES:
    'vou, eu vou, jogo, joga, jogam, posso, confirmado, confirmados, confirmada, confirmadas, confirmo, presente, ' +
    'presentes, estou dentro, to dentro, tou dentro, conta comigo, contem comigo, bora, vai, vao, to nessa, ' +
    'tamo junto, pode contar, alinho, estou, disponiveis, disponivel',
  AGREE: 'sim, simm, claro, com certeza',
  ACKNOWLEDGE: 'beleza, blz, fixe, perfeito, valeu',
  NO:
    'fora, to fora, estou fora, tou fora, nao vou, nao posso, nao consigo, nao da, ausente, ausentes, lesionado, ' +
    'lesionados, machucado, machucados, doente, desfalque, desfalques, baixa, baixas, nao vai, nao vao, nao pode, ' +
    'nao podem, nao joga, nao jogam, nao poderei, desisto, nao vai dar, nao vou poder',
  DENY: 'nao',
  MAYBE:
    'talvez, duvida, duvidas, em duvida, nao sei, ainda nao sei, por confirmar, a confirmar, quem sabe, ' +
    'confirmo depois, nao tenho certeza, se calhar, depende',
  RESERVE:
    'suplente, suplentes, reserva, reservas, lista de espera, na espera, espera, banco, no banco, se faltar alguem, se precisar',
  NO_REPLY: 'sem resposta, nao responderam, nao respondeu, pendentes, falta responder, ainda nao responderam',
  SELF: 'eu',
  FILLER:
    'eu, tambem, hoje, amanha, galera, pessoal, malta, desculpa, desculpem, obrigado, ola, oi, essa, esta, ' +
    'desta, dessa, infelizmente, noite, para, pra, o, a, os, as, um, uma, e, ou, com, quem, de, mas, lista, ir, poder, jogar, ninguem, ' +
    'segunda, terca, quarta, quinta, sexta, domingo',
  PLAYERS: 'jogadores, convocados, escalacao, equipa, titulares, inscritos',
  TEAM: 'equipa a, equipa b, time a, time b, time 1, time 2, coletes',
  OTHER_LIST: 'classificacao, resultados, artilheiros, pagou, pagos, tabela',
  INFO: 'local, horario, hora, preco, endereco, valor, quando, onde, data',
  NOTE: 'pagou, pago, goleiro, guarda redes, gr, atrasado, convidado, capitao, novo',
};
