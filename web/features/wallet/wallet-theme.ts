import { darkTheme, type Theme } from '@rainbow-me/rainbowkit'

/** The dialog in the page's own colours, type and edges; its variables name ours, so a brand's colours reach it. */
export function walletTheme(): Theme {
  const base = darkTheme({ borderRadius: 'none', overlayBlur: 'small' })
  return {
    ...base,
    colors: {
      ...base.colors,
      // The dialog writes with this colour as well as on it.
      accentColor: 'var(--color-accent-text)',
      accentColorForeground: 'var(--color-sunken)',
      actionButtonBorder: 'var(--color-line)',
      actionButtonBorderMobile: 'var(--color-line)',
      actionButtonSecondaryBackground: 'var(--color-raised)',
      closeButton: 'var(--color-muted)',
      closeButtonBackground: 'var(--color-raised)',
      connectionIndicator: 'var(--color-positive)',
      downloadBottomCardBackground: 'var(--color-surface)',
      downloadTopCardBackground: 'var(--color-raised)',
      error: 'var(--color-accent-text)',
      generalBorder: 'var(--color-line)',
      generalBorderDim: 'var(--color-line)',
      menuItemBackground: 'var(--color-raised)',
      modalBackdrop: 'var(--color-scrim)',
      modalBackground: 'var(--color-surface)',
      modalBorder: 'var(--color-line)',
      modalText: 'var(--color-ink)',
      modalTextDim: 'var(--color-faint)',
      modalTextSecondary: 'var(--color-muted)',
      profileAction: 'var(--color-raised)',
      profileActionHover: 'var(--color-ember)',
      profileForeground: 'var(--color-surface)',
      selectedOptionBorder: 'var(--color-line-strong)',
      standby: 'var(--color-brass)',
    },
    fonts: { body: 'var(--font-text)' },
    radii: { actionButton: '2px', connectButton: '2px', menuButton: '2px', modal: '2px', modalMobile: '2px' },
    shadows: { ...base.shadows, dialog: 'var(--shadow-raised)' },
  }
}
