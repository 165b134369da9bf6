import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'

type Props = {
  /** What is compared: one word, and how many of it are told. */
  words: { one: string; many: string }
  differences: { key: string; label: string; theirs: string; mine: string }[]
  isSaving?: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Somebody saved the same after it was opened here: both versions side by side, and a choice. */
export function ConflictDialog({ words, differences, isSaving = false, onKeepMine, onTakeTheirs, onClose }: Props) {
  return (
    <Dialog open maxWidth="md" fullWidth onClose={onClose}>
      <DialogTitle>Somebody else has saved this in the meantime</DialogTitle>
      <DialogContent>
        <p>Nothing of yours is lost. These {words.many} differ:</p>
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">{words.one}</th>
              <th scope="col">Saved by a colleague</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ key, label, theirs, mine }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{theirs}</td>
                <td>{mine}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Go on editing</Button>
        <Button onClick={onTakeTheirs}>Take the colleague's version</Button>
        <Button variant="contained" onClick={onKeepMine} disabled={isSaving}>
          Save my changes over it
        </Button>
      </DialogActions>
    </Dialog>
  )
}
