import { Button, Stack, Textarea } from '@chakra-ui/react';
import { MAX_LIST_BYTES } from '@fives/domain';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { LuFileUp } from 'react-icons/lu';
import { useCall } from '../../hooks/use-api.ts';
import { FormError, FormField, SubmitButton } from '../../ui/form.tsx';

interface TextFormProps {
  readonly label: string;
  readonly help: string;
  readonly example: string;
  readonly button: string;
  /** Error for an empty text. */
  readonly missing: string;
  /** Start of the error for a failed call. */
  readonly failure: string;
  readonly maxBytes: (text: string) => number;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onCheck: (text: string) => Promise<void>;
  readonly textarea?: RefObject<HTMLTextAreaElement | null>;
}

/** Takes a pasted text or a file. */
export function TextForm({ text, onText, onCheck, maxBytes, textarea, ...texts }: TextFormProps) {
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const check = useCall(texts.failure, onCheck);
  const submit = (next: string) => {
    const problem = next.trim() === '' ? texts.missing : sizeProblem(new Blob([next]).size, maxBytes(next));
    setError(problem);
    if (problem === null) void check.run(next);
  };
  const submitFile = async (file: File) => {
    // An export may be larger than other texts.
    const problem = sizeProblem(file.size, maxBytes('{'));
    setError(problem);
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
    <Stack asChild gap="5">
      <form noValidate onSubmit={onSubmit}>
        <FormField label={texts.label} error={error ?? undefined} help={texts.help}>
          <Textarea
            {...(textarea && { ref: textarea })}
            rows={8}
            maxH="50dvh"
            borderRadius="xl"
            borderColor="border.control"
            bg="bg.panel"
            fontSize="md"
            value={text}
            placeholder={texts.example}
            onChange={({ target }) => {
              setError(null);
              onText(target.value);
            }}
          />
        </FormField>
        <FormError message={check.problem} />
        <Stack direction={{ base: 'column', sm: 'row' }} gap="3">
          <SubmitButton isBusy={check.isBusy}>{texts.button}</SubmitButton>
          <input
            ref={input}
            type="file"
            accept=".csv,.txt,.tsv,.json"
            hidden
            aria-label="File"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) void submitFile(file);
              // Otherwise the same file could not be chosen again.
              target.value = '';
            }}
          />
          <Button size="lg" variant="outline" onClick={() => input.current?.click()}>
            <LuFileUp aria-hidden="true" />
            Choose a file
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}

const BYTE_ORDER_MARKS = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** Decodes a file of a spreadsheet program. Old programs save Windows-1252 or UTF-16 instead of UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  const marked = BYTE_ORDER_MARKS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export function sizeProblem(bytes: number, limit: number): string | null {
  return bytes <= limit ? null : `That's more than ${limit / MAX_LIST_BYTES} MB. Import it in parts`;
}
