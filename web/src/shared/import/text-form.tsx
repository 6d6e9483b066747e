import { Button, Stack, Textarea } from '@chakra-ui/react';
import { MAX_EXPORT_BYTES } from '@fives/domain';
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
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onCheck: (text: string) => Promise<void>;
  readonly textarea?: RefObject<HTMLTextAreaElement | null>;
}

/** Takes a pasted text or a file. */
export function TextForm({ text, onText, onCheck, textarea, ...texts }: TextFormProps) {
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const check = useCall(texts.failure, onCheck);
  const submit = (next: string) => {
    setError(next.trim() === '' ? texts.missing : null);
    if (next.trim() !== '') void check.run(next);
  };
  const submitFile = async (file: File) => {
    if (file.size > MAX_EXPORT_BYTES) return setError('This file is too large. Import it in parts');
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

/** Decodes a file of a spreadsheet program. Old programs save Windows-1252 or UTF-16 instead of UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
