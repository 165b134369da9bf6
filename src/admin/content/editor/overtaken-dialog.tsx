import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { formatContent } from '#admin/content/search.ts'
import { contentIn } from '#admin/content/texts/edits.ts'
import type { Overtaken, TextsEditor } from './use-texts.ts'

/** Colleagues saved some of the same texts: both versions side by side, and a choice. */
export function OvertakenDialog({ editor, overtaken }: { editor: TextsEditor; overtaken: Overtaken }) {
  const { texts, form, settle, setOvertaken } = editor
  const typed = form.getValues()
  const wordsOf = (text: (typeof texts)[number], content: string) =>
    formatContent({ ...text, default: content, saved: null }) || 'Nothing'
  const goOn = () => setOvertaken(undefined)
  return (
    <Dialog open maxWidth="md" fullWidth onClose={goOn} aria-labelledby="overtaken-title">
      <DialogTitle id="overtaken-title">Somebody else has saved this in the meantime</DialogTitle>
      <DialogContent>
        <p>Nothing of yours is lost. These texts differ:</p>
        <table className="admin-compare">
          <thead>
            <tr>
              <th scope="col">Text</th>
              <th scope="col">Saved by a colleague</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {texts
              .filter(({ section_key }) => section_key in overtaken)
              .map((text) => (
                <tr key={text.section_key}>
                  <th scope="row">{text.label}</th>
                  <td>{wordsOf(text, overtaken[text.section_key]?.content ?? text.default)}</td>
                  <td>{wordsOf(text, contentIn(typed, text))}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </DialogContent>
      <DialogActions>
        <Button onClick={goOn}>Go on editing</Button>
        <Button onClick={() => settle('theirs')}>Take the colleague's version</Button>
        <Button variant="contained" onClick={() => settle('mine')}>
          Save my changes over it
        </Button>
      </DialogActions>
    </Dialog>
  )
}
