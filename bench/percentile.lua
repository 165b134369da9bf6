-- wrk prints the 90th and the 99th percentile by itself.
function done(_, latency)
  io.write(string.format("95 of 100 within %.2f ms\n", latency:percentile(95) / 1000))
end
