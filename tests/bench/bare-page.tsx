import axios from 'axios';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, RouterProvider } from 'react-router-dom';
import { create } from 'zustand';

// The least that a page of this kind can be: React, router, store, axios and one field. What the hall takes is held against it.

const useText = create<{ text: string; setText: (text: string) => void }>((set) => ({
  text: '',
  setText: (text) => set({ text }),
}));

function Page() {
  const { text, setText } = useText();
  const send = () => void axios.post('./', { text }).catch(() => setText(''));
  return (
    <form action={send}>
      <label>
        账号 <input value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <button type="submit">登录</button>
    </form>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createHashRouter([{ path: '*', element: <Page /> }])} />
    </StrictMode>,
  );
