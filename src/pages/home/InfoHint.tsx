import { Alert } from 'antd';
import { useEffect } from 'react';
import { MenuLink, useOpens } from '@/engine/flow/MenuLink';
import { infoPath, refreshCompleteness } from '@/session/completeness';
import { useSession } from '@/session/session-store';

/** Missing information, before a business is refused for it (docs/specification.md 4). */
export function InfoHint() {
  const { infoComplete, extraInfoComplete } = useSession();
  const path = useSession(infoPath);
  const opens = useOpens();
  useEffect(() => void refreshCompleteness(), []);
  if (infoComplete === undefined || !opens(path) || (infoComplete && extraInfoComplete)) return null;
  return (
    <Alert
      type={infoComplete ? 'info' : 'warning'}
      showIcon
      title={
        <>
          {infoComplete
            ? '您的补充信息（职称、职务）还没有填写，不影响办理业务，'
            : '您的信息不完整，完善之前不能办理其他业务，'}
          <MenuLink to={path}>去完善</MenuLink>
        </>
      }
    />
  );
}
