import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeWhole } from '../write-whole.ts';
import type { Ports } from './ports.ts';

const host = '127.0.0.1';

/** firebase.json with every port of the suite spelled out; nothing is left to firebase-tools' guessing. */
export function withPorts(config: object, ports: Ports, hasUi: boolean): object {
  const at = (port: number) => ({ host, port });
  return {
    ...config,
    emulators: {
      hosting: at(ports.hosting),
      functions: at(ports.functions),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      auth: at(ports.auth),
      hub: at(ports.hub),
      logging: at(ports.logging),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      ui: { ...at(ports.ui), enabled: hasUi },
      singleProjectMode: false,
    },
  };
}

/** Writes the config of one suite into the root, which firebase-tools takes for the project's folder. */
export function writeConfig(offset: number, ports: Ports, hasUi: boolean): string {
  const file = resolve(`.firebase-emulators-${offset}.json`);
  const config = JSON.parse(readFileSync('firebase.json', 'utf8')) as object;
  writeWhole(file, `${JSON.stringify(withPorts(config, ports, hasUi), null, 2)}\n`);
  return file;
}
