import { Link } from '@chakra-ui/react';
import { splitLinks } from '@fives/domain';

export function HowToPay({ text }: { readonly text: string }) {
  return (
    <bdi>
      {splitLinks(text).map((piece, at) =>
        piece.isLink ? (
          <Link
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece of the text has no id except its index.
            key={at}
            href={piece.text}
            target="_blank"
            rel="noopener noreferrer"
            color="brand.fg"
            textDecoration="underline"
            overflowWrap="anywhere"
          >
            {piece.text}
          </Link>
        ) : (
          piece.text
        ),
      )}
    </bdi>
  );
}
