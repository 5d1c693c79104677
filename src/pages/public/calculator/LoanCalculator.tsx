import { useCallback, useEffect, useMemo, useState } from 'react';
import { loadSystemConfig, useSystemConfig, valueIn } from '@/session/system-config';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { PublicPage } from '../PublicPage';
import { Calculator } from './Calculator';
import { policyNumbers } from './policy-numbers';

const TITLE = '贷款计算器';

/** /dkcs */
export default function LoanCalculator() {
  const config = useSystemConfig();
  const [failure, setFailure] = useState<unknown>();
  const load = useCallback(() => {
    setFailure(undefined);
    loadSystemConfig().catch((error: unknown) => setFailure(error ?? new Error()));
  }, []);
  useEffect(() => {
    if (!useSystemConfig.getState().loaded) load();
  }, [load]);
  const numbers = useMemo(() => policyNumbers((key) => valueIn(config, key)), [config]);

  if (config.loaded && numbers) return <Calculator numbers={numbers} />;
  const broken = config.loaded ? new Error('中心的贷款政策参数不完整，暂时不能计算，请稍后重试') : undefined;
  return (
    <PublicPage title={TITLE}>
      <Card>
        {(failure ?? broken) ? <LoadFailed error={failure ?? broken} onRetry={load} /> : <Loading shape="form" />}
      </Card>
    </PublicPage>
  );
}
