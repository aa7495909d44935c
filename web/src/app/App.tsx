import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { ConfigProvider } from 'antd';
import { useEffect } from 'react';
import 'virtual:antd.css';
import { queryClient } from '../shared/api/changes.ts';
import { askServer } from '../shared/api/reach.ts';
import { useLocale } from '../shared/i18n/locale.ts';
import { useScheme } from '../theme/color-scheme.ts';
import { themes } from '../theme/theme.ts';
import { antdIcons } from './antd-icons.tsx';
import { useAntdTexts } from './antd-texts.ts';
import { router } from './router.tsx';
import './app.css';

/** Pop-ups live inside the main landmark, or inside the dialog or panel that opened them. */
function popupContainer(trigger?: HTMLElement): HTMLElement {
  return (
    trigger?.closest<HTMLElement>('dialog, [popover]') ?? document.getElementById('main') ?? document.body
  );
}

export function App() {
  const locale = useLocale();
  const antdTexts = useAntdTexts(locale);
  const scheme = useScheme();
  // A deployment has replaced the chunks that this page still names: load the new page. While nobody answers, that would lead
  // to the browser's own error page, so the screen waits.
  useEffect(() => {
    const reload = () => void askServer().then((isThere) => isThere && location.reload());
    addEventListener('vite:preloadError', reload);
    return () => removeEventListener('vite:preloadError', reload);
  }, []);
  return (
    <ConfigProvider
      theme={themes[scheme]}
      locale={antdTexts}
      getPopupContainer={popupContainer}
      wave={{ disabled: true }}
      {...antdIcons}
    >
      <QueryClientProvider client={queryClient}>
        {/* Dates and sums are formatted outside React: a change of language draws everything again. */}
        <RouterProvider key={locale} router={router} />
      </QueryClientProvider>
    </ConfigProvider>
  );
}
