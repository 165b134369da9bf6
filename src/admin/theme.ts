import { createElement } from 'react'
import { defaultTheme, type FilterLiveFormProps, type RaThemeOptions } from 'react-admin'
import { NothingFound } from '#admin-ui/screens/nothing-found.tsx'
import { widgetStyles } from './widget-styles.ts'

const corners = 10

// Half a second, as is usual, would be felt with every search. The form takes it, though its own type doesn't say so.
const quickSearch: object = { debounce: 150 } satisfies Pick<FilterLiveFormProps, 'debounce'>

/** Wide enough for a thumb. */
const touch = { '@media (width < 40rem), (pointer: coarse)': { minWidth: 44, minHeight: 44 } }

/** The site's own tokens, which change with the visitor's light or dark setting by themselves. */
export const theme: RaThemeOptions = {
  ...defaultTheme,
  cssVariables: { nativeColor: true },
  palette: {
    mode: 'light',
    primary: { main: 'var(--ai)', light: 'var(--ai-tint)', dark: 'var(--ai)', contrastText: 'var(--paper)' },
    secondary: { main: 'var(--agile)', light: 'var(--agile-tint)', dark: 'var(--agile)', contrastText: 'var(--paper)' },
    error: { main: 'var(--danger)', light: 'var(--danger)', dark: 'var(--danger)', contrastText: 'var(--paper)' },
    warning: {
      main: 'var(--velocity)',
      light: 'var(--velocity-tint)',
      dark: 'var(--velocity)',
      contrastText: 'var(--on-velocity)',
    },
    success: { main: 'var(--agile)', light: 'var(--agile-tint)', dark: 'var(--agile)', contrastText: 'var(--paper)' },
    info: { main: 'var(--ai)', light: 'var(--ai-tint)', dark: 'var(--ai)', contrastText: 'var(--paper)' },
    text: { primary: 'var(--ink)', secondary: 'var(--soft)', disabled: 'var(--edge)' },
    background: { default: 'var(--mist)', paper: 'var(--paper)' },
    divider: 'var(--line)',
    action: {
      active: 'var(--soft)',
      hover: 'color-mix(in oklab, var(--ink) 5%, transparent)',
      selected: 'var(--ai-tint)',
      disabled: 'var(--edge)',
      disabledBackground: 'var(--line)',
      focus: 'var(--ai-tint)',
    },
  },
  shape: { borderRadius: corners },
  typography: {
    fontFamily: 'var(--font-text)',
    fontSize: 14.5,
    h4: { fontFamily: 'var(--font-heading)', fontWeight: 650, fontSize: '1.75rem' },
    h5: { fontFamily: 'var(--font-heading)', fontWeight: 650, fontSize: '1.375rem' },
    h6: { fontFamily: 'var(--font-heading)', fontWeight: 650, fontSize: '1.125rem' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    ...defaultTheme.components,
    ...widgetStyles,
    RaFilterForm: { ...widgetStyles.RaFilterForm, defaultProps: quickSearch },
    RaDataTable: { ...widgetStyles.RaDataTable, defaultProps: { empty: createElement(NothingFound) } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none', border: '1px solid var(--line)' } },
    },
    // Its own colours are reckoned from light ones, and can't be read in the dark.
    MuiAlert: { styleOverrides: { root: { backgroundColor: 'var(--paper)', color: 'var(--ink)' } } },
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 40, ...touch } } },
    MuiIconButton: { styleOverrides: { root: { minWidth: 40, minHeight: 40, ...touch } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiOutlinedInput: {
      styleOverrides: { root: { backgroundColor: 'var(--paper)' }, notchedOutline: { borderColor: 'var(--edge)' } },
    },
    MuiFormHelperText: { styleOverrides: { root: { margin: '0.125rem 0.25rem 0', lineHeight: 1.35 } } },
    MuiToggleButton: { styleOverrides: { root: touch } },
    MuiCard: { styleOverrides: { root: { overflow: 'visible', borderRadius: 'var(--radius-card)' } } },
    MuiSwitch: { styleOverrides: { track: { backgroundColor: 'var(--edge)', opacity: 0.7 } } },
    // A label that is meant for the box is not for the span around it.
    MuiCheckbox: {
      styleOverrides: { root: touch },
      defaultProps: {
        slotProps: {
          root: { 'aria-label': undefined },
          input: (box: unknown) => ({ 'aria-label': (box as { 'aria-label'?: string })['aria-label'] }),
        },
      },
    },
    MuiAutocomplete: { defaultProps: { size: 'small', fullWidth: true } },
    MuiTableCell: {
      styleOverrides: {
        root: { height: '2.75rem', borderColor: 'var(--line)', padding: '0.375rem 0.75rem' },
        head: { color: 'var(--soft)', fontSize: 'var(--text-xs)', fontWeight: 650, whiteSpace: 'nowrap' },
        body: { fontVariantNumeric: 'tabular-nums' },
      },
    },
    MuiChip: { styleOverrides: { root: { borderRadius: 6, fontWeight: 600 } } },
    MuiTooltip: { defaultProps: { enterDelay: 700 } },
    MuiLink: { styleOverrides: { root: { color: 'var(--ai)' } } },
  },
}
