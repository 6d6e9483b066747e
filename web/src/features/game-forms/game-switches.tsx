import { Box, Separator, Stack } from '@chakra-ui/react';
import { type Game, type GameSettings, MAX_PLAYERS, mostGuests } from '@fives/domain';
import { saveGameSettings } from '../../db/games.ts';
import { useActor } from '../../session/session.ts';
import { FormField } from '../../ui/form.tsx';
import { PendingNote } from '../../ui/person.tsx';
import { Select } from '../../ui/select.tsx';
import { AUTO_INVITES, SettingSwitch } from '../../ui/switches.tsx';
import { saveVisibly } from '../../ui/toasts.ts';

export interface GameSwitchesProps {
  readonly game: Game;
  /** Whether a change has not reached the server. */
  readonly isPending: boolean;
}

/** What the organiser can switch on and off, saved with each tap. */
export function GameSwitches({ game, isPending }: GameSwitchesProps) {
  const save = useSaveSetting(game);
  return (
    <Stack gap="3">
      <Box layerStyle="panel" px={{ base: '5', md: '8' }} py="5">
        <Stack gap="5" separator={<Separator />}>
          <SettingSwitch
            {...AUTO_INVITES}
            isOn={game.autoInvites}
            onChange={(autoInvites) => void save({ autoInvites }, "Couldn't change automatic invites")}
          />
          <SettingSwitch
            label="Pick player-of-the-match"
            help="Players vote after each game."
            isOn={game.pickMotm}
            onChange={(pickMotm) => void save({ pickMotm }, "Couldn't change player-of-the-match voting")}
          />
          <SettingSwitch
            label="No new players"
            help="No one new can join, even with the link. Anyone who has been in the game before still can."
            isOn={game.isClosed}
            onChange={(isClosed) => void save({ isClosed }, "Couldn't change who can join")}
          />
          <GuestLimit
            game={game}
            onChange={(maxGuests) => void save({ maxGuests }, "Couldn't change the guest limit")}
          />
          <ReserveOffers
            game={game}
            onChange={(reserveOffers) =>
              void save({ reserveOffers }, "Couldn't change how late spots are offered")
            }
          />
          <LateDropOuts
            game={game}
            onChange={(lateDropOutHours) =>
              void save({ lateDropOutHours }, "Couldn't change when a drop-out is late")
            }
          />
        </Stack>
      </Box>
      <PendingNote isPending={isPending} />
    </Stack>
  );
}

interface GuestLimitProps {
  readonly game: Game;
  readonly onChange: (maxGuests: number | null) => void;
}

const BY_SPOTS = 'spots';

/** How many guests may join by themselves. */
function GuestLimit({ game, onChange }: GuestLimitProps) {
  const byDefault = mostGuests({ ...game, maxGuests: null });
  const numbers = Array.from(
    { length: Math.max(Math.min(byDefault, MAX_PLAYERS), game.maxGuests ?? 0) },
    (_, at) => at + 1,
  );
  return (
    <FormField
      label="Guest limit"
      help="How many people can join each game from the link without an account. You can add more yourself."
    >
      <Select
        value={game.maxGuests ?? BY_SPOTS}
        onChange={({ target }) => onChange(target.value === BY_SPOTS ? null : Number(target.value))}
      >
        <option value={BY_SPOTS}>Two per spot ({byDefault})</option>
        <option value={0}>None</option>
        {numbers.map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </Select>
    </FormField>
  );
}

interface ReserveOffersProps {
  readonly game: Game;
  readonly onChange: (reserveOffers: GameSettings['reserveOffers']) => void;
}

/** Who is asked when a place comes free shortly before the start. */
function ReserveOffers({ game, onChange }: ReserveOffersProps) {
  return (
    <FormField
      label="Late spots"
      help="In the last 3 hours, reserves are asked before they get a spot. Until then they move up automatically."
    >
      <Select
        value={game.reserveOffers}
        onChange={({ target }) => onChange(target.value === 'AT_ONCE' ? 'AT_ONCE' : 'IN_TURN')}
      >
        <option value="IN_TURN">Ask one reserve at a time</option>
        <option value="AT_ONCE">Ask all reserves: first yes gets it</option>
      </Select>
    </FormField>
  );
}

interface LateDropOutsProps {
  readonly game: Game;
  readonly onChange: (lateDropOutHours: number) => void;
}

const LATE_HOURS = [1, 3, 6, 12, 24, 48, 72];

/** From when on a drop-out counts as late. */
function LateDropOuts({ game, onChange }: LateDropOutsProps) {
  const hours = [...new Set([...LATE_HOURS, game.lateDropOutHours])].toSorted((a, b) => a - b);
  return (
    <FormField
      label="Late drop-outs"
      help="Organisers see how often someone drops out this late. It doesn't count if the spot is filled."
    >
      <Select value={game.lateDropOutHours} onChange={({ target }) => onChange(Number(target.value))}>
        {hours.map((each) => (
          <option key={each} value={each}>
            {each === 1 ? '1 hour before' : `${each} hours before`}
          </option>
        ))}
      </Select>
    </FormField>
  );
}

type Setting = Partial<
  Pick<
    GameSettings,
    'autoInvites' | 'pickMotm' | 'isClosed' | 'maxGuests' | 'reserveOffers' | 'lateDropOutHours'
  >
>;

/**
 * Saves a setting at once. The database shows it before the server has it and takes it back where the server refuses,
 * so the switch turns back by itself; why, is said in a toast.
 */
function useSaveSetting(game: Game): (setting: Setting, failure: string) => Promise<boolean> {
  const actor = useActor();
  return (setting, failure) => saveVisibly(saveGameSettings(game.id, game, actor, setting), failure);
}
