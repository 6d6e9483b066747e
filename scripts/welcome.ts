import type { DemoWorld } from './emulators/demo-world.ts';

/** What `npm start` says once the product is up. */
export function welcome(url: string, { logins, inviteLink }: DemoWorld): string {
  const width = (key: 'name' | 'email' | 'password') =>
    Math.max(0, ...logins.map((login) => login[key].length));
  const [name, email, password] = [width('name'), width('email'), width('password')];
  const rows = logins.map(
    (login) =>
      `    ${login.name.padEnd(name)}  ${login.email.padEnd(email)}  ${login.password.padEnd(password)}  ${login.role}`,
  );
  return [
    '',
    `  Fives is running at ${url}`,
    ...(rows.length > 0 ? ['', '  Log in as (email, password):', ...rows] : []),
    ...(inviteLink ? ['', `  An invite link: ${inviteLink}`] : []),
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}
