export default function HomePage() {
  return <main>AI × Agile</main>
}
