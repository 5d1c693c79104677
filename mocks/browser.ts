import { appConfig, setAppConfig } from '@/lib/app-config';
import { JournalError } from './centre/kernel/store';
import { CENTRE_COOKIE } from './centre-cookie';
import { QA } from './handlers/calls/qa-path';
import { AGENT_PATH } from './key-agent/address';
import { mountPanel } from './panel/mount-panel';

/**
 * The simulated centre of this tab, in a worker: the service worker hands every call under /api to it. All tabs share one journal in
 * IndexedDB, so they are one centre that survives reload and crash. Only the demo build contains this file.
 * @param onChanged a hand of the centre's (QA) has changed something: what the hall was told before may be past
 */
export async function startWorkerCentre(onChanged: () => void): Promise<void> {
  bringPages();
  await startWorker({ onChanged });
  mountPanel();
}

/** The centre behind the calls of this page, whichever of the demo's pages it is; the worker's file lies beside the hall's. */
export async function startWorker({ folder = import.meta.env.BASE_URL, onChanged = () => {} } = {}): Promise<void> {
  if (answeredByHost()) {
    hearChanges(onChanged);
    return;
  }
  try {
    // The library reads the browser's storage as it loads and fails where that is blocked: inside, so that it is said.
    const { openInPage } = await import('./in-page');
    const onFailed = (failure: unknown) =>
      sayAbove('模拟中心中断后没有恢复：已提交的内容都已保存，请刷新页面。', failure);
    await openInPage({ folder, onChanged, onFailed });
  } catch (failure) {
    if (failure instanceof JournalError) await (await import('./damaged-journal')).showDamagedJournal(failure.message);
    sayAbove(
      '演示环境需要浏览器的 Service Worker 和本地存储：请用 http://localhost 打开，允许网站存储数据，或退出无痕模式后重试。',
      failure,
    );
  }
}

/** Without the centre nothing answers: said once, instead of a hall in which everything fails. */
function sayAbove(text: string, failure: unknown): void {
  console.error(failure);
  const id = 'no-centre';
  const notice = document.getElementById(id) ?? document.createElement('p');
  notice.id = id;
  notice.setAttribute('role', 'alert');
  notice.textContent = text;
  document.body.prepend(notice);
}

/** A browser test may bring its own centre, behind the host of the demo: to build one up in each page is half of what a page costs. */
function answeredByHost(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${CENTRE_COOKIE}=`));
}

/** As the worker tells of the QA calls that it has answered. */
function hearChanges(onChanged: () => void): void {
  const { fetch } = window;
  window.fetch = async (target, init) => {
    const answer = await fetch(target, init);
    if (init?.method === 'POST' && String(target).includes(QA)) onChanged();
    return answer;
  };
}

/** The simulated centre has a collection page, a key agent and a government service platform of its own, unless config.json names others. */
function bringPages(): void {
  const { archiveFrameUrl, keyAgentUrl, unifiedSignIn } = appConfig();
  const platform = { loginUrl: 'gov-platform/index.html', logoutUrl: 'gov-platform/index.html?out=1' };
  setAppConfig({
    ...appConfig(),
    archiveFrameUrl: archiveFrameUrl || 'archive/index.html',
    keyAgentUrl: keyAgentUrl || AGENT_PATH,
    unifiedSignIn: unifiedSignIn.loginUrl === '' ? platform : unifiedSignIn,
  });
}
