import { describe, expect, it } from 'vitest';
import { ApiError, NETWORK_TEXT, TIMEOUT_TEXT } from '@/api/client/errors';
import { isErrorShown } from '@/lib/shown-errors';
import { clientWiring } from '@/session/client-wiring';
import { useSessionDialogs } from '@/session/dialog-store';
import { useToast } from '@/ui/state/toast';

const shown = () => useToast.getState().current;

describe('failures of calls as toasts (specification 8, 9)', () => {
  it.each([
    [new ApiError('http', '服务接口异常，请反馈给管理员', { code: '500' }), 3000],
    [new ApiError('network', NETWORK_TEXT), 5000],
    [new ApiError('timeout', TIMEOUT_TEXT), 5000],
    [new ApiError('business', '余额不足', { code: '5' }), 3500],
  ])('%s stays %i ms, red', (error, durationMs) => {
    clientWiring.showError(error);
    expect(shown()).toMatchObject({ kind: 'error', lines: [error.message], durationMs });
    expect(isErrorShown(error)).toBe(true);
  });

  it('rows that could not be read are a warning of 3000 ms', () => {
    clientWiring.onUnread(2, '/api/x');
    expect(shown()).toMatchObject({
      kind: 'warning',
      lines: ['有2条记录未能读取，其余照常显示'],
      durationMs: 3000,
    });
  });

  it('a lost session and a refusal open their dialogs, and no toast', () => {
    const errors = ['401', '403'].map((code) => new ApiError('http', code, { code })) as [ApiError, ApiError];
    clientWiring.onSessionLost(errors[0]);
    clientWiring.onForbidden(errors[1]);
    expect(errors.every(isErrorShown)).toBe(true);
    expect(useSessionDialogs.getState()).toMatchObject({ sessionLost: true, forbidden: true });
    expect(shown()).toBeUndefined();
  });
});
