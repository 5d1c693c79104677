import { Suspense } from 'react';
import { BreadcrumbBar } from '@/layouts/BreadcrumbBar';
import { PageHeader } from '@/layouts/PageHeader';
import { NotOpen } from '@/pages/error/NotOpen';
import type { MenuEntry } from '@/session/menu-store';
import { usePageSubject } from '@/session/page-subject';
import { PageBoundary } from './pages/PageBoundary';
import { forgetPage, resolvePage } from './pages/resolve-page';
import { Waiting } from './pages/Waiting';

/** A page of the menu: breadcrumb, heading and the entry's content. */
export function MemberPage({ entry }: { entry: MenuEntry }) {
  const resolved = resolvePage(entry);
  const name = usePageSubject((state) => state.name);
  if (resolved.kind === 'none') {
    return (
      <>
        <BreadcrumbBar entry={entry} />
        <NotOpen title={entry.title} />
      </>
    );
  }
  const body = resolved.kind === 'flow' ? <resolved.Flow entry={resolved.flow} /> : <resolved.Page />;
  const framed = resolved.kind === 'flow' || !resolved.ownHeader;
  return (
    <>
      {framed && <PageHeader path={entry.path} title={name || entry.title} crumbs={<BreadcrumbBar entry={entry} />} />}
      <PageBoundary resetKey={entry.path} inside={framed} onRetry={() => forgetPage(entry.path)}>
        <Suspense fallback={<Waiting bare={framed} />}>{body}</Suspense>
      </PageBoundary>
    </>
  );
}
