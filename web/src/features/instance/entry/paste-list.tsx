import { type ImportResponse, MAX_LIST_BYTES } from '@fives/domain';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { TextForm } from '../../../shared/import/text-form.tsx';
import { SheetBody } from '../../../ui/sheet.tsx';
import { toastSuccess } from '../../../ui/toasts.ts';
import type { InstanceView } from '../instance-view.ts';
import { ListPreview, savedText, type TableColumns } from './list-preview.tsx';

export function PasteList({ view, onDone }: { readonly view: InstanceView; readonly onDone: () => void }) {
  const [text, setText] = useState('');
  const [preview, setPreview] = useState<ImportResponse | null>(null);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const isForm = preview === null;
  useEffect(() => {
    if (isForm) textarea.current?.focus();
  }, [isForm]);
  const params = { giId: view.instance.id };
  const read = async (toRead: string, columns?: TableColumns) => {
    const chosen = columns && { nameColumn: columns.name, replyColumn: columns.reply };
    setPreview(await callApi('importPeople', { params, body: { text: toRead, dryRun: true, ...chosen } }));
  };
  if (preview !== null)
    return (
      <ListPreview
        key={`${preview.table?.name} ${preview.table?.reply}`}
        view={view}
        preview={preview}
        onColumns={(columns) => read(text, columns)}
        onSave={async (entries) => {
          const saved = await callApi('importPeople', { params, body: { entries } });
          toastSuccess(savedText(saved, saved.unclear.length));
          onDone();
        }}
        onEdit={() => setPreview(null)}
        onClose={onDone}
      />
    );
  return (
    <SheetBody>
      <TextForm
        label="List from your chat"
        help="Lists, chat exports and tables all work. You can correct each line. Nothing is saved yet."
        example={'1. Tom\n2. Priya +1\nReserves: Sam\nOut: Kwame'}
        button="Check list"
        missing="Paste your list first"
        failure="Couldn't read the list"
        {...{ text, onText: setText, onCheck: read, maxBytes: () => MAX_LIST_BYTES, textarea }}
      />
    </SheetBody>
  );
}
