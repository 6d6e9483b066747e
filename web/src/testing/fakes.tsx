import { ChakraProvider } from '@chakra-ui/react';
import {
  ApiError,
  type ApiName,
  apiContract,
  type Endpoint,
  methodAndPath,
  toFieldMessages,
} from '@fives/domain';
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { User } from 'firebase/auth';
import { Suspense } from 'react';
import { MemoryRouter, Outlet, useLocation, useRoutes } from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { routes } from '../app/router.tsx';
import { firestore } from '../db/firestore.ts';
import { InstallOffer } from '../features/install/install-offer.tsx';
import { auth } from '../firebase.ts';
import { showUser } from '../session/session.ts';
import { system } from '../theme/system.ts';
import { Toasts, toaster } from '../ui/toaster.tsx';
import { fakeDatabase, fakeFirestore, rendering } from './fake-firestore.ts';
import { aWorld, BEFORE } from './world.ts';

vi.mock('firebase/firestore', () => import('./fake-firestore.ts'));
// The shell needs the service worker, which exists only in a build.
vi.mock('../app/shell/shell.tsx', () => ({
  Shell: () => (
    <Suspense>
      <Outlet />
      <InstallOffer />
    </Suspense>
  ),
}));
// Loads all modules that use Firestore, because the mock exists only while the first test file loads.
import.meta.glob(['../db/*.{ts,tsx}', '!../db/*.test.ts'], { eager: true });

if (firestore !== fakeFirestore)
  throw new Error('The file needs the environment options of the other files that use fakes');

// A lazily loaded part can take longer than the default of one second on a busy machine.
configure({ asyncUtilTimeout: 8_000 });

interface Call {
  readonly name: string;
  readonly params?: Record<string, string>;
  readonly body?: unknown;
}

type Answer = unknown | ((call: Call) => unknown);

/** Answers API calls. A call without an answer fails like a call without a connection, unless it returns nothing. */
function startFakeApi() {
  const calls: Call[] = [];
  const answers = new Map<string, Answer>();
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const { name, endpoint, params } = matchEndpoint(method, new URL(url, 'http://fives.test').pathname);
    const input = typeof body === 'string' ? endpoint.body?.safeParse(JSON.parse(body)) : undefined;
    const call = { name, ...(params && { params }), ...(input && { body: input.data }) };
    if (input?.success === false)
      return toResponse(new ApiError('bad-input', 'Bad input', toFieldMessages(input.error)), endpoint);
    calls.push(call);
    const answer = answers.get(name);
    // Like a network, never answers within one render.
    await rendering();
    if (answer === undefined && endpoint.response) throw new TypeError('Failed to fetch');
    return toResponse(typeof answer === 'function' ? await answer(call) : answer, endpoint);
  });
  return {
    /** Calls that write, oldest first. */
    calls: () => calls.filter(({ name }) => !name.startsWith('get') && !name.startsWith('list')),
    answer: (name: ApiName, answer: Answer) => void answers.set(name, answer),
  };
}

function matchEndpoint(method: string, path: string) {
  for (const [name, endpoint] of Object.entries<Endpoint>(apiContract)) {
    const [ownMethod, route] = methodAndPath(endpoint);
    const pattern = new RegExp(
      `^/api${route.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`,
    );
    const match = ownMethod === method ? pattern.exec(path) : null;
    if (match) return { name, endpoint, params: match.groups && { ...match.groups } };
  }
  throw new Error(`No API call has the address ${method} ${path}`);
}

function toResponse(answer: unknown, { response, mediaType }: Endpoint): Response {
  if (answer instanceof ApiError) return Response.json(answer.toBody(), { status: answer.status });
  if (!response) return new Response(null, { status: 204 });
  return mediaType ? new Response(String(answer)) : Response.json(answer);
}

interface Setup {
  /** Firestore documents by path. */
  readonly documents?: Readonly<Record<string, object>>;
  /** Null is a visitor. */
  readonly uid?: string | null;
  readonly isGuest?: boolean;
  readonly now?: Date;
}

const REFUSAL = 'Only organisers can do that';
const MINUTE = 60_000;
const createToast = toaster.create;

/** Shows the app at `path` to a signed-in player. */
export async function openApp(path: string, setup: Setup = {}) {
  const { documents = aWorld(), uid = 'olive', isGuest = false, now = BEFORE } = setup;
  vi.useFakeTimers({ toFake: ['Date'], now });
  const api = startFakeApi();
  // A slow machine must not miss a toast.
  vi.spyOn(toaster, 'create').mockImplementation((options) => createToast({ ...options, duration: MINUTE }));
  for (const [at, fields] of Object.entries(documents)) fakeDatabase.put(at, { ...fields });
  let location = '';
  const App = () => {
    const { pathname, search } = useLocation();
    location = pathname + search;
    return useRoutes(routes);
  };
  // Firebase Auth reports a visitor once at its start.
  await auth.authStateReady();
  await new Promise((resolve) => auth.onIdTokenChanged(resolve));
  const account = { uid, isAnonymous: isGuest, email: `${uid}@example.com`, displayName: uid };
  await act(async () => showUser(uid === null ? null : (account as User)));
  render(
    <ChakraProvider value={system}>
      <MemoryRouter initialEntries={[path]}>
        <App />
      </MemoryRouter>
      <Toasts />
    </ChakraProvider>,
  );
  onTestFinished(() => {
    cleanup();
    // A dialog that a failed test leaves open makes the page inert.
    for (const name of document.body.getAttributeNames()) document.body.removeAttribute(name);
    toaster.remove();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    vi.restoreAllMocks();
    fakeDatabase.clear();
    localStorage.clear();
    sessionStorage.clear();
  });
  // Without the check of pointer events, which is slow in happy-dom.
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const press = async (name: string | RegExp) => user.click(await findControl(name));
  return {
    user,
    press,
    /** Presses a button whose API call is refused, and waits for the message. The next call succeeds. */
    pressRefused: async (name: string | RegExp, call: ApiName) => {
      api.answer(call, new ApiError('conflict', REFUSAL));
      await press(name);
      await screen.findAllByText(REFUSAL, { exact: false });
      api.answer(call, {});
    },
    waitForCall: (name: ApiName, sent: object = {}) =>
      waitFor(() => expect(api.calls().at(-1)).toMatchObject({ name, ...sent })),
    /** Clicks a switch, checkbox or radio button. */
    tap: async (label: string | RegExp) => user.click(await screen.findByLabelText(label)),
    fill: async (label: string, value: string) =>
      void fireEvent.change(await screen.findByLabelText(label), { target: { value } }),
    waitForSwitch: (label: string, isOn: boolean) =>
      waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(label).checked).toBe(isOn)),
    waitForStored: (at: string, fields: object) =>
      waitFor(() => expect(fakeDatabase.get(at)).toMatchObject(fields)),
    waitForNoDialog: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
    api,
    database: fakeDatabase,
    location: () => location,
  };
}

export type App = Awaited<ReturnType<typeof openApp>>;

/** Finds an enabled button, a link or a menu item outside of hidden parts. Much faster than a search by role. */
export function findControl(name: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const found = [
      ...document.querySelectorAll<HTMLElement>('button:not([disabled]), a, [role="menuitem"]'),
    ].filter((each) => isNamed(each, name) && each.closest('[aria-hidden="true"]') === null);
    if (found.length !== 1 || !found[0]) throw new Error(`${found.length} controls have the name ${name}`);
    return found[0];
  });
}

function isNamed(control: HTMLElement, name: string | RegExp): boolean {
  const ownName = control.getAttribute('aria-label') ?? control.textContent.trim();
  return typeof name === 'string' ? ownName === name : name.test(ownName);
}
