import { useLocation } from 'react-router-dom';
import { MessagePage } from './MessagePage';

/** Characters of an address that are shown at most. */
const LONGEST = 100;

/** /404, with the address that was asked for where the guard has said it. */
export function NotFound() {
  const { state } = useLocation();
  const missing = readable((state as { missing?: unknown } | null)?.missing); // whatever history holds
  return (
    <MessagePage code="404" title="页面不存在" text="您访问的地址不存在，或您没有这项业务的办理权限。" ways>
      {missing && <p>没有找到的地址：{missing}</p>}
      <p>请核对地址是否完整。从收藏夹或旧链接进入的，地址可能已经变更，请从首页重新进入。</p>
    </MessagePage>
  );
}

/** As text for people: decoded, without controls and marks that turn the text around it. */
function readable(address: unknown): string {
  if (typeof address !== 'string') return '';
  let text = address;
  try {
    text = decodeURIComponent(address);
  } catch {
    // Not to be decoded: shown as it is.
  }
  const letters = [...text.replace(/[\p{Cc}\p{Cf}]/gu, '')];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : letters.join('');
}
