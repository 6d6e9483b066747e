import { Stack, Textarea } from '@chakra-ui/react';
import type { ImportResponse } from '@fives/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useCall } from '../../../hooks/use-api-data.ts';
import { FormError, FormField, SubmitButton } from '../../../ui/form.tsx';
import { SheetBody } from '../../../ui/sheet.tsx';
import { toastSuccess } from '../../../ui/toasts.ts';
import type { InstanceView } from '../instance-view.ts';
import { type Choices, ListPreview, savedText } from './list-preview.tsx';

interface PasteListProps {
  readonly view: InstanceView;
  readonly onDone: () => void;
}

export function PasteList({ view, onDone }: PasteListProps) {
  const [text, setText] = useState('');
  const [preview, setPreview] = useState<ImportResponse | null>(null);
  const params = { giId: view.instance.id };
  const check = useCall("Couldn't read the list", async () => {
    setPreview(await callApi('importPeople', { params, body: { text, dryRun: true } }));
  });
  const save = async (choices: Choices) => {
    const people = [...choices].flatMap(([name, uid]) => (uid === null ? [] : [{ name, uid }]));
    const saved = await callApi('importPeople', { params, body: { text, people } });
    toastSuccess(savedText(saved));
    onDone();
  };
  if (preview !== null)
    return (
      <ListPreview
        view={view}
        preview={preview}
        onSave={save}
        onEdit={() => setPreview(null)}
        onClose={onDone}
      />
    );
  return (
    <ListForm
      text={text}
      onText={setText}
      onCheck={check.run}
      isBusy={check.isBusy}
      problem={check.problem}
    />
  );
}

interface ListFormProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onCheck: () => Promise<void>;
  readonly isBusy: boolean;
  readonly problem: string | null;
}

function ListForm({ text, onText, onCheck, isBusy, problem }: ListFormProps) {
  const [isSubmitted, setSubmitted] = useState(false);
  const isEmpty = text.trim() === '';
  const textarea = useRef<HTMLTextAreaElement>(null);
  useEffect(() => textarea.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!isEmpty) void onCheck();
  };
  return (
    <SheetBody>
      <Stack asChild gap="5">
        <form noValidate onSubmit={submit}>
          <FormField
            label="List from your chat"
            error={isSubmitted && isEmpty ? 'Paste your list first' : undefined}
            help="Numbered lists, ticks, in and out, reserves and +1s all work. Nothing is saved yet."
          >
            <Textarea
              ref={textarea}
              rows={8}
              maxH="50dvh"
              borderRadius="xl"
              borderColor="border.control"
              bg="bg.panel"
              fontSize="md"
              value={text}
              placeholder={'1. Tom\n2. Priya +1\nReserves: Sam\nOut: Kwame'}
              onChange={({ target }) => onText(target.value)}
            />
          </FormField>
          <FormError message={problem} />
          <SubmitButton isBusy={isBusy}>Check list</SubmitButton>
        </form>
      </Stack>
    </SheetBody>
  );
}
