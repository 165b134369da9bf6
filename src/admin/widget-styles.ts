import type { RaThemeOptions } from 'react-admin'

const hidden = { display: 'none' }
const phone = '@media (width < 40rem)'

/** How react-admin's own parts are laid out. A doubled `&` is more exact than what they say for some widths alone. */
export const widgetStyles = {
  RaList: {
    styleOverrides: {
      root: {
        '& .RaList-main': { minWidth: 0, marginTop: 0 },
        '& .RaList-content': { overflow: 'hidden' },
        // What would come after a list that can't be shown.
        '& .RaList-content:has(> .admin-notice) ~ *': hidden,
      },
    },
  },
  RaListToolbar: {
    styleOverrides: {
      root: {
        '&&': {
          flexFlow: 'row wrap',
          alignItems: 'center',
          gap: '0.5rem 1rem',
          marginBottom: '0.75rem',
          background: 'none',
        },
        '& > span': hidden,
        '&& .MuiButton-root': { paddingInline: '0.875rem', fontSize: '0.90625rem' },
      },
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: {
        '&&': {
          flexWrap: 'wrap',
          gap: '0.25rem',
          minHeight: 0,
          background: 'none',
          padding: 0,
          [phone]: { width: '100%' },
        },
      },
    },
  },
  RaFilterForm: {
    styleOverrides: {
      root: {
        '&&': { display: 'grid', flex: '1 1 24rem', gap: '0.5rem', minHeight: 0, padding: 0 },
        gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 12rem))',
        [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& > :first-of-type': { gridColumn: '1 / -1' } },
        '&&& .MuiFormControl-root': { minWidth: 0, margin: 0 },
        '& :is(.RaFilterForm-clearFix, .RaFilterFormInput-spacer, .RaFilterFormInput-hideButton)': hidden,
      },
    },
  },
  RaDataTable: {
    styleOverrides: {
      root: {
        // A table that is wider than the screen scrolls by itself.
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '& td time': { whiteSpace: 'nowrap' },
        '@media (width < 64rem)': { '& .admin-roomy': hidden },
        // Its rows become cards: the first column as the heading, the others as a line below.
        [phone]: {
          '& thead, & td:empty, & td.admin-narrow-hidden': hidden,
          '& .RaDataTable-table, & tbody': { display: 'block' },
          '& tbody > tr': {
            position: 'relative',
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: '0.25rem 0.75rem',
          },
          '& tbody > tr.RaDataTable-row': { borderBottom: '1px solid var(--line)', padding: '0.75rem 1rem' },
          '&& tbody > tr:has(.MuiTableCell-paddingCheckbox)': { paddingLeft: '3.5rem' },
          '& td.MuiTableCell-root': { height: 'auto', border: 0, padding: 0, color: 'var(--soft)', textAlign: 'left' },
          '& td.MuiTableCell-root:has(.admin-item-link)': { flexBasis: '100%', color: 'var(--ink)', fontSize: '1rem' },
          '& td.MuiTableCell-paddingCheckbox': { position: 'absolute', top: '0.25rem', left: '0.375rem' },
        },
      },
    },
  },
  // The bar that comes with a selection stands above the table's head instead of over the filters.
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': { background: 'var(--ai-tint)', transform: 'none' },
        '& .RaBulkActionsToolbar-collapsed': hidden,
      },
    },
  },
  RaEdit: {
    styleOverrides: {
      root: {
        '& .RaEdit-main': { display: 'grid', gridTemplateColumns: 'minmax(0, 52rem)', gap: '1.25rem', marginTop: 0 },
        '@media (width >= 80rem)': {
          '& .RaEdit-main:has(> aside)': { gridTemplateColumns: 'minmax(0, 52rem) minmax(17rem, 21rem)' },
        },
        // What stands beside other forms comes below one that has two columns itself.
        '&& .RaEdit-main:has(.admin-columns, .admin-wide)': { gridTemplateColumns: 'minmax(0, 82rem)' },
      },
    },
  },
  RaCreate: {
    styleOverrides: {
      root: {
        '&& .RaCreate-main': { maxWidth: '52rem', marginTop: 0 },
        '&& .RaCreate-main:has(.admin-columns)': { maxWidth: '82rem' },
      },
    },
  },
  RaSimpleForm: {
    styleOverrides: { root: { '&&': { padding: '1.25rem' }, '& > .MuiStack-root': { gap: '0.25rem' } } },
  },
  RaToolbar: {
    styleOverrides: {
      root: {
        '&&': { position: 'sticky', bottom: 0, zIndex: 5, flexWrap: 'wrap', gap: '0.5rem 0.75rem', minHeight: '4rem' },
        borderTop: '1px solid var(--line)',
        borderRadius: '0 0 var(--radius-card) var(--radius-card)',
        '&&&': { padding: '0.625rem clamp(1rem, 2vw, 1.25rem)' },
        '& > .admin-toolbar-end': { marginLeft: 'auto' },
      },
    },
  },
} satisfies RaThemeOptions['components']
