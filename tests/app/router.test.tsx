import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createHallRouter } from '@/app/router';
import { askConfirmation, useQuestions } from '@/ui/dialog/confirm';

it('a question that stands open is answered with no when its page is left, and stays while the page changes its address alone', async () => {
  const router = createHallRouter();
  await router.navigate('/grwt/MyOffice');
  const agreed = askConfirmation({ title: '温馨提示', content: '您确定要撤回吗？' });
  await router.navigate('/grwt/MyOffice?ywzt=98');
  expect(useQuestions.getState().asked).toHaveLength(1);
  await router.navigate('/grwt/GrwtHome');
  await waitFor(() => expect(useQuestions.getState().asked).toEqual([]));
  expect(await agreed).toBe(false);
  router.dispose();
});
