import { lazy, Suspense } from 'react';
import { Loading } from '../state/Loading';
import type { RichText } from './RichText';

/** Fetches the sanitiser ahead of the first text. */
export const fetchRichText = () => import('./RichText');
const Text = lazy(() => fetchRichText().then((module) => ({ default: module.RichText })));

/** `RichText` whose sanitiser loads with the first one. */
export function LazyRichText(props: Parameters<typeof RichText>[0]) {
  return (
    <Suspense fallback={<Loading />}>
      <Text {...props} />
    </Suspense>
  );
}
