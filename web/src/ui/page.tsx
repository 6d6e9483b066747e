import {
  Box,
  type BoxProps,
  Button,
  Flex,
  Heading,
  type HeadingProps,
  Link,
  Skeleton,
  Stack,
  type StackProps,
} from '@chakra-ui/react';
import { memo, type ReactNode, type RefAttributes, useId } from 'react';
import { LuArrowLeft } from 'react-icons/lu';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';

export interface PageProps extends BoxProps {
  readonly title: string;
}

export function Page({ title, children, ...props }: PageProps) {
  return (
    <Box maxW="column" mx="auto" px={{ base: '4', md: '6' }} pt={{ base: '4', md: '8' }} pb="16" {...props}>
      <title>{`${title} · Fives`}</title>
      {children}
    </Box>
  );
}

export function PageTitle(props: HeadingProps) {
  return <Heading as="h1" textStyle="display" fontSize="4xl" {...props} />;
}

interface SectionProps extends StackProps, RefAttributes<HTMLDivElement> {
  readonly title: string;
}

export function Section({ title, children, ...stack }: SectionProps) {
  const titleId = useId();
  return (
    <Stack as="section" gap="3" aria-labelledby={titleId} {...stack}>
      <Heading as="h2" id={titleId} textStyle="label" fontSize="md" color="fg.muted">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

export function PageSkeleton() {
  return (
    <Page title="Loading" aria-busy="true" aria-label="Loading">
      <Stack gap="4">
        <Skeleton height="44" borderRadius="2xl" />
        <Skeleton height="20" borderRadius="2xl" />
        <Skeleton height="20" borderRadius="2xl" />
        <Skeleton height="20" borderRadius="2xl" />
      </Stack>
    </Page>
  );
}

interface BackLinkProps {
  readonly to: string;
  readonly label: string;
}

export const BackLink = memo(function BackLink({ to, label }: BackLinkProps) {
  return (
    <Link
      asChild
      textStyle="label"
      color="fg.muted"
      minH="touch"
      display="inline-flex"
      alignItems="center"
      gap="1.5"
    >
      <RouterLink to={to}>
        <LuArrowLeft aria-hidden="true" />
        {label}
      </RouterLink>
    </Link>
  );
});

/** The router's key for the first page of the app. */
const FIRST_LOCATION = 'default';

/** @param to target if the viewer opened this page directly */
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

export function BottomBar({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Flex
        gap="3"
        align="center"
        position={{ base: 'fixed', md: 'static' }}
        insetX="0"
        bottom="0"
        zIndex="docked"
        p={{ base: '4', md: '0' }}
        pb={{ base: 'calc(1rem + env(safe-area-inset-bottom))', md: '0' }}
        bg={{ base: 'bg/90', md: 'transparent' }}
        backdropFilter={{ base: 'blur(12px)', md: 'none' }}
        borderTopWidth={{ base: '1px', md: '0' }}
        borderColor="border"
      >
        {children}
      </Flex>
      {/* Space at the end of the page, so that the bar covers nothing. */}
      <Box order="1" h="12" hideFrom="md" />
    </>
  );
}
