import type { GiId, Reach, ReachResponse, ReachTopic } from '@fives/domain';
import { callApi } from '../../api/client.ts';
import { type ApiData, useApiData } from '../../hooks/use-api.ts';
import { recall, remember } from '../../lib/device-memory.ts';
import { createStore, useStore } from '../../lib/store.ts';

const REPORTS_KEY = 'fives.reach-reports';
const DISMISSED_KEY = 'fives.reach-reports.dismissed';
const MAX_DISMISSED = 50;

export interface ReachReport {
  readonly giId: GiId;
  readonly topic: Exclude<ReachTopic, 'offers'>;
  readonly reach: Reach;
  /** Only for the topic `payment`. The card builds other texts from the present state. */
  readonly text?: string;
}

const reports = createStore(storedReports());

/** Stores a report in this tab until it is dismissed or the user logs out. Replaces an earlier report. */
export function storeReachReport(report: ReachReport): void {
  const { reached, unreached } = report.reach;
  const others = reports.get().filter(({ giId }) => giId !== report.giId);
  setReports(reached.length + unreached.length > 0 ? [...others, report] : others);
}

export function dismissReachReport(giId: GiId): void {
  dismiss(giId);
  setReports(reports.get().filter((report) => report.giId !== giId));
}

export function isReachReportKnown(giId: GiId): boolean {
  return reports.get().some((report) => report.giId === giId) || dismissed.get().includes(giId);
}

const dismissed = createStore(storedDismissals());

/** @param about the id of an instance, or of what its card is about */
export function dismiss(about: string): void {
  dismissed.set([about, ...dismissed.get()].slice(0, MAX_DISMISSED));
  remember(DISMISSED_KEY, dismissed.get());
}

export function useIsDismissed(about: string): boolean {
  return useStore(dismissed, (all) => all.includes(about));
}

function storedDismissals(): readonly unknown[] {
  const stored = recall(DISMISSED_KEY);
  return Array.isArray(stored) ? stored : [];
}

/** Runs at log-out, because reports contain names. */
export function forgetReachReports(): void {
  setReports([]);
}

export function useReachReport(giId: GiId): ReachReport | null {
  return useStore(reports, (all) => all.find((report) => report.giId === giId) ?? null);
}

function setReports(next: readonly ReachReport[]): void {
  try {
    if (next.length === 0) sessionStorage.removeItem(REPORTS_KEY);
    else sessionStorage.setItem(REPORTS_KEY, JSON.stringify(next));
  } catch {
    // The browser forbids storage, so the reports last until the page reloads.
  }
  reports.set(next);
}

function storedReports(): readonly ReachReport[] {
  try {
    return (JSON.parse(sessionStorage.getItem(REPORTS_KEY) ?? '[]') as ReachReport[] | null) ?? [];
  } catch {
    return [];
  }
}

export const UNKNOWN_REACH_TEXT = "Sent. We can't tell who was notified.";

/** Stores who a sent notification reached. Only logs a failure, because the notification is already sent. */
export async function reportReach(
  giId: GiId,
  topic: Exclude<ReachReport['topic'], 'payment'>,
): Promise<void> {
  try {
    const reach = (await callApi('getReach', { params: { giId } }))[topic];
    storeReachReport({ giId, topic, reach });
  } catch (error) {
    console.error('Could not load the reach of a notification', error);
  }
}

/** Uses the API, because Firestore rules keep the devices of other players private. */
export function useReach(giId: GiId, reloadKey: string): ApiData<ReachResponse> {
  return useApiData(`${giId} ${reloadKey}`, "Couldn't load who can be reached", () =>
    callApi('getReach', { params: { giId } }),
  );
}
