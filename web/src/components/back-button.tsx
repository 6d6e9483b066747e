import { Button } from '@chakra-ui/react';
import { LuArrowLeft } from 'react-icons/lu';
import { useLocation, useNavigate } from 'react-router-dom';

/** The key of a page's first location: nothing of this app lies behind it. */
const FIRST_LOCATION = 'default';

/**
 * Goes back to where one came from.
 * @param to where that is for somebody who came here directly
 */
export function BackButton({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = () => void (key === FIRST_LOCATION ? navigate(to, { replace: true }) : navigate(-1));
  return (
    <Button variant="plain" textStyle="label" color="fg.muted" px="0" gap="1.5" onClick={goBack}>
      <LuArrowLeft aria-hidden="true" />
      Back
    </Button>
  );
}
