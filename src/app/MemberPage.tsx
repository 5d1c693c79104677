import { Suspense } from 'react';
import { BreadcrumbBar } from '@/layouts/BreadcrumbBar';
import { PageHeader } from '@/layouts/PageHeader';
import { NotOpen } from '@/pages/error/NotOpen';
import type { MenuEntry } from '@/session/menu-store';
import { PageBoundary } from './PageBoundary';
import { forgetPage, resolvePage } from './resolve-page';

/** One page of the menu: breadcrumb, heading, and what the entry stands for. */
export function MemberPage({ entry }: { entry: MenuEntry }) {
  const resolved = resolvePage(entry);
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
      {framed && <PageHeader path={entry.path} title={entry.title} crumbs={<BreadcrumbBar entry={entry} />} />}
      <PageBoundary resetKey={entry.path} inside={framed} onRetry={() => forgetPage(entry.path)}>
        <Suspense fallback={<p role="status">加载中...</p>}>{body}</Suspense>
      </PageBoundary>
    </>
  );
}
