import { Button, Stack, Textarea } from '@chakra-ui/react';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { LuFileUp } from 'react-icons/lu';
import { useCall } from '../../hooks/use-api-data.ts';
import { FormError, FormField, SubmitButton } from '../../ui/form.tsx';
import { SettingsPanel } from '../../ui/settings-panel.tsx';
import { decodeText, sizeProblem, textProblem } from './read-text.ts';

const EXAMPLE = `12/03 Ann, Ben 5-3 Cid, Dee
19/03 Ann, Cid 2-2 Ben, Dee
26/03 Ann, Dee beat Ben, Cid`;

interface ResultsFormProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onCheck: (text: string) => Promise<void>;
}

export function ResultsForm({ text, onText, onCheck }: ResultsFormProps) {
  const [textError, setTextError] = useState<string | null>(null);
  const toCheck = useRef(text);
  const check = useCall("Couldn't read your results", () => onCheck(toCheck.current));
  const submit = (next: string) => {
    toCheck.current = next;
    const problem = textProblem(next);
    setTextError(problem);
    if (problem === null) void check.run();
  };
  const submitFile = async (file: File) => {
    const problem = sizeProblem(file.size);
    setTextError(problem);
    if (problem !== null) return;
    const content = decodeText(new Uint8Array(await file.arrayBuffer()));
    onText(content);
    submit(content);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(text);
  };
  return (
    <SettingsPanel
      title="Import past results"
      help="Bring your history, and everyone's stats start where you left off."
    >
      <Stack asChild gap="5">
        <form noValidate onSubmit={onSubmit}>
          <FormField
            label="Your results"
            error={textError ?? undefined}
            help="Paste from a chat or a spreadsheet: one game a line, or a table. Nothing is saved yet."
          >
            <Textarea
              rows={8}
              maxH="50dvh"
              borderRadius="xl"
              borderColor="border.control"
              bg="bg.panel"
              fontSize="md"
              value={text}
              placeholder={EXAMPLE}
              onChange={({ target }) => {
                setTextError(null);
                onText(target.value);
              }}
            />
          </FormField>
          <FormError message={check.problem} />
          <Stack direction={{ base: 'column', sm: 'row' }} gap="3">
            <SubmitButton isBusy={check.isBusy}>Check results</SubmitButton>
            <FileButton onFile={(file) => void submitFile(file)} />
          </Stack>
        </form>
      </Stack>
    </SettingsPanel>
  );
}

function FileButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) onFile(file);
    // Otherwise the same file could not be chosen again.
    target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,.json"
        hidden
        aria-label="File"
        onChange={choose}
      />
      <Button size="lg" variant="outline" onClick={() => input.current?.click()}>
        <LuFileUp aria-hidden="true" />
        Choose a file
      </Button>
    </>
  );
}
