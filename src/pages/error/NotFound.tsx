import { useLocation } from 'react-router-dom';
import { StatusPage } from './StatusPage';

/** Characters of the address shown at most. */
const LONGEST = 100;

/** /404, with the requested address if the guard passed it. */
export function NotFound() {
  const { state } = useLocation();
  const missing = readable((state as { missing?: unknown } | null)?.missing); // the history state is untyped
  return (
    <StatusPage code="404" title="页面不存在" text="您访问的地址不存在，或您没有这项业务的办理权限。" ways>
      {missing && <p>没有找到的地址：{missing}</p>}
      <p>请核对地址是否完整。从收藏夹或旧链接进入的，地址可能已经变更，请从首页重新进入。</p>
    </StatusPage>
  );
}

/** Decoded address without control and direction characters. */
function readable(address: unknown): string {
  if (typeof address !== 'string') return '';
  let text = address;
  try {
    text = decodeURIComponent(address);
  } catch {
    // Malformed encoding: shown as is.
  }
  const letters = [...text.replace(/[\p{Cc}\p{Cf}]/gu, '')];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : letters.join('');
}
