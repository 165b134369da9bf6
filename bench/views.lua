-- A kept page as often as it comes, and in every other half second page views between them at a steady rate, over the same
-- connections, as browsers send them. One client for both: a second one would take its turns from the first and from the
-- server. Half seconds with views and without follow each other, so that whatever else the machine does meets both alike.
local ffi = require("ffi")
ffi.cdef("typedef struct { long s; long ns; } timespec; int clock_gettime(int clock, timespec *time);")
local time = ffi.new("timespec")
local monotonic = 1

local half = 0.5
local warmUp = 8
local turns = tonumber(os.getenv("TURNS"))
local step = 1 / tonumber(os.getenv("RATE"))
local paths = { "/", "/blog", "/services", "/contact", "/about" }
local agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
local page, begun, due
local views = {}
local thread

-- What the thread has sent in the halves that count, turn by turn.
alone, beside, counted = {}, {}, {}

local function now()
  ffi.C.clock_gettime(monotonic, time)
  return tonumber(time.s) + tonumber(time.ns) / 1e9
end

local function view()
  local headers = {
    ["apikey"] = os.getenv("API_KEY"),
    ["Content-Type"] = "application/json",
    ["User-Agent"] = agent,
    ["X-Forwarded-For"] = string.format("10.%d.%d.1", math.random(0, 255), math.random(0, 255)),
  }
  local body = '{"path":"%s","referrer":"news.example","campaign":null,"width":"large"}'
  return wrk.format("POST", "/api/functions/visit", headers, string.format(body, paths[math.random(#paths)]))
end

function setup(one)
  thread = one
end

local function countOne(halves, turn)
  halves[turn] = (halves[turn] or 0) + 1
end

function init()
  page = wrk.format("GET", "/", { ["Accept-Encoding"] = "br" })
  -- Made before, so that making them is not what the server waits for.
  for i = 1, 20000 do
    views[i] = view()
  end
end

function request()
  local at = now()
  begun = begun or at
  local halves = math.floor((at - begun) / half)
  local turn = math.floor((halves - warmUp) / 2) + 1
  local counts = turn >= 1 and turn <= turns
  if halves % 2 == 0 then
    due = begun + (halves + 1) * half
    if counts then
      countOne(alone, turn)
    end
    return page
  end
  if at < due then
    if counts then
      countOne(beside, turn)
    end
    return page
  end
  due = due + step
  if counts then
    countOne(counted, turn)
  end
  return views[math.random(#views)]
end

function done()
  local one = { alone = thread:get("alone"), beside = thread:get("beside"), counted = thread:get("counted") }
  for turn = 1, turns do
    local said = "%d pages alone, %d beside %d views\n"
    io.write(string.format(said, one.alone[turn], one.beside[turn], one.counted[turn]))
  end
end
