import { Grid, IconButton } from '@chakra-ui/react';
import { LuPencil } from 'react-icons/lu';
import { BibIcon } from '../../ui/bib-icon.tsx';
import { PlayerRow, type RowActions } from './player-row.tsx';
import { SquadPanel } from './squad-panel.tsx';
import { SIDES, type Side, type Squads, type TeamLook } from './squads.ts';

export interface SquadListsProps {
  readonly squads: Squads;
  readonly looks: Record<Side, TeamLook>;
  readonly uid: string | null;
  /** Null for everybody who may only look. */
  readonly rowActions: RowActions | null;
  /** Null where the teams' names and colours stay as they are. */
  readonly onEditTeam: ((side: Side) => void) | null;
}

/** Team A, team B and the player pool: under one another on a phone, beside one another on a desk. */
export function SquadLists({ squads, looks, uid, rowActions, onEditTeam }: SquadListsProps) {
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr', lg: '1fr 1fr 1fr' }} gap="4" alignItems="start">
      {SIDES.map((side) => (
        <SquadPanel
          key={side}
          title={looks[side].name}
          count={squads[side].length}
          emptyText="Nobody in this team yet."
          icon={<BibIcon colour={looks[side].colour} />}
          action={onEditTeam && <EditButton look={looks[side]} onClick={() => onEditTeam(side)} />}
        >
          {squads[side].map((person) => (
            <li key={person.uid}>
              <PlayerRow person={person} isMe={person.uid === uid} actions={rowActions} />
            </li>
          ))}
        </SquadPanel>
      ))}
      <SquadPanel title="Player pool" count={squads.pool.length} emptyText="Everybody is in a team.">
        {squads.pool.map(({ person, note }) => (
          <li key={person.uid}>
            <PlayerRow person={person} note={note} isMe={person.uid === uid} actions={rowActions} />
          </li>
        ))}
      </SquadPanel>
    </Grid>
  );
}

function EditButton({ look, onClick }: { readonly look: TeamLook; readonly onClick: () => void }) {
  return (
    <IconButton variant="ghost" aria-label={`Edit ${look.name}`} title="Edit" onClick={onClick}>
      <LuPencil />
    </IconButton>
  );
}
