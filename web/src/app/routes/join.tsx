import { ApiError, invitePath } from '@fives/domain';
import { Navigate, useParams } from 'react-router-dom';
import { callApi } from '../../api/client.ts';
import { InstanceSkeleton, OfflineInstance } from '../../features/instance/instance-placeholders.tsx';
import { useApiData } from '../../hooks/use-api-data.ts';
import { ErrorPage, NothingHere } from '../../ui/messages.tsx';

/** Opens the date that the permanent link shows now. */
export function JoinRoute() {
  const { key = '' } = useParams();
  const link = useApiData(key, "Couldn't open the link", () =>
    callApi('getLinkedInstance', { params: { key } }),
  );
  if (link.status === 'loading') return <InstanceSkeleton />;
  if (link.status === 'error') return <LinkError error={link.error} />;
  const [instance] = link.data.gameInstances;
  if (instance === undefined) return <BrokenLink />;
  // Members need no key.
  return <Navigate replace to={invitePath(instance._id, link.data.joinKey === undefined ? key : null)} />;
}

function LinkError({ error }: { readonly error: Error }) {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'unavailable') return <OfflineInstance />;
  return code === 'not-found' || code === 'bad-input' ? <BrokenLink /> : <ErrorPage error={error} />;
}

function BrokenLink() {
  return <NothingHere title="This link no longer works" text="Ask the organiser for a new one." />;
}
